// Loaded first into a process that is going to be a service. It loads the packages, which take most of the time of a start,
// while the migration runs or the process before still serves. It then waits for a message before the program itself is loaded.
import 'reflect-metadata';
import '@nestjs/core';
import '@nestjs/platform-fastify';
import '@nestjs/swagger';
import '@nestjs/typeorm';
import 'class-transformer';
import 'class-validator';
import 'ioredis';
import 'pg';
import 'pino';
import 'prom-client';
import 'typeorm';
import { pathToFileURL } from 'node:url';
import { startMessage } from './start-message.js';

process.channel?.ref();
await new Promise<void>((resolve) => {
  process.on('message', (message) => {
    if (message === startMessage) resolve();
    // An error comes again when the program itself loads the module.
    else import(pathToFileURL(String(message)).href).catch(() => undefined);
  });
});
process.removeAllListeners('message');
process.channel?.unref();

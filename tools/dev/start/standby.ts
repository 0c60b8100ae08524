// Loaded first into a process that is going to replace a service during development. It loads the packages, which take most
// of the time of a start and do not change, and then waits for a message before the program itself is loaded.
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

process.channel?.ref();
await new Promise((resolve) => process.once('message', resolve));
process.channel?.unref();

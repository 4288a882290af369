// Imported for every file of these tests.
@_exported import AppTesting

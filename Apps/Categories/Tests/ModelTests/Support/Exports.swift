// For every file of these tests.
@_exported import AppTesting
@_exported import CategoriesTesting

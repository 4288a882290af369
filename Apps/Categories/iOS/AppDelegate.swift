import CategoriesApp

@main final class AppDelegate: CategoriesAppDelegate {}

import PatternGalleryApp

@main final class AppDelegate: PatternGalleryAppDelegate {}

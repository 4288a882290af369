import SamplerApp

@main final class AppDelegate: SamplerAppDelegate {}

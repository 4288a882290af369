import FootballGatherApp

@main final class AppDelegate: FootballGatherAppDelegate {}

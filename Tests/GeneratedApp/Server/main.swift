import BrowserHost
import Foundation
import SamplerApp
import UIKit

let app = HostedAppEntry(
  path: "sampler",
  names: ["en": "Sampler", "zh-Hans": "Sampler"],
  icon: """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
      <rect width="120" height="120" fill="#0a84ff"/>
      <rect x="28" y="34" width="64" height="12" rx="6" fill="#ffffff"/>
      <rect x="28" y="56" width="64" height="12" rx="6" fill="#ffffff"/>
      <rect x="28" y="78" width="40" height="12" rx="6" fill="#ffffff"/>
    </svg>
    """,
  application: _HostedUIApplication(delegateClass: SamplerAppDelegate.self)
)
let environment = ProcessInfo.processInfo.environment
let host = try BrowserHost(
  configuration: BrowserHostConfiguration(
    port: environment["PORT"].flatMap { Int($0) } ?? 8080,
    dataFolder: URL(filePath: environment["DATA"] ?? "data")
  ),
  apps: [app],
  onServerRunning: { port in
    let address = "http://127.0.0.1:\(port)/sampler"
    FileHandle.standardOutput.write(Data("Sampler is at \(address)\n".utf8))
  }
)
Task {
  do {
    try await host.run()
    exit(0)
  } catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
  }
}
// The main run loop runs, so that `Timer` works as on iOS.
while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }

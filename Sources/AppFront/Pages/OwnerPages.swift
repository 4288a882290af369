import BrowserHost
import Cryptography
import Foundation
import NIOHTTP1
import UIKitHosting

/// The page that lists the devices, for whoever has started the front.
///
/// Its key is printed in the terminal. The page with the key gives the browser a cookie with another
/// secret, so that the key stays out of the history of further pages. To everybody else there is no
/// such page.
@MainActor
struct OwnerPages {
  nonisolated static let path = "/-/devices"

  private let directory: DeviceDirectory
  private let key: String
  private let secret = RandomName.make()

  init(directory: DeviceDirectory, key: String) {
    self.directory = directory
    self.key = key
  }

  static func cookieName(isSecure: Bool) -> String {
    isSecure ? "__Host-rostrum-owner" : "rostrum-owner"
  }

  private var cookieName: String { Self.cookieName(isSecure: directory.hosts.isSecure) }

  func answer(
    _ head: HTTPRequestHead,
    _ visit: Visit,
    _ authority: Authority
  ) async -> FrontResponse {
    if visit.path == Self.path, visit.query.hasPrefix("key=") {
      guard equal(String(visit.query.dropFirst(4)), key) else { return Self.missing }
      let attributes =
        "Path=/; HttpOnly; SameSite=Strict" + (directory.hosts.isSecure ? "; Secure" : "")
      return FrontResponse(
        .seeOther,
        headers: ["Location": Self.path, "Set-Cookie": "\(cookieName)=\(secret); \(attributes)"]
      )
    }
    guard isOwner(visit) else { return Self.missing }
    if head.method == .GET, visit.path == Self.path { return list() }
    let parts = visit.path.split(separator: "/")
    guard head.method == .POST, parts.count == 4, let number = Int(parts[2]),
      let device = directory.all.first(where: { $0.number == number })
    else { return Self.missing }
    guard let origin = head.headers.first(name: "origin"),
      directory.hosts.isSameOrigin(origin, as: authority)
    else { return FrontResponse(.forbidden) }
    switch parts[3] {
    case "stop": device.halt()
    case "remove": await directory.remove(device)
    default: return Self.missing
    }
    return FrontResponse(.seeOther, headers: ["Location": Self.path])
  }

  private static let missing = FrontResponse.text(.notFound, "There is no such page.")

  private func isOwner(_ visit: Visit) -> Bool {
    visit.cookies.split(separator: ";")
      .map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix(cookieName + "=") }
      .contains { equal(String($0.dropFirst(cookieName.count + 1)), secret) }
  }

  private func equal(_ one: String, _ other: String) -> Bool {
    Data(one.utf8).equalsInConstantTime(Data(other.utf8))
  }

  // MARK: - The list

  private static let titles = [
    "Device", "State", "Since", "Last seen", "Memory", "Live pages", "Crashes",
  ]

  private func list() -> FrontResponse {
    let rows = directory.all.map(row).joined(separator: "\n")
    let header = (Self.titles + [""]).map { "<th scope=\"col\">\($0)</th>" }.joined()
    let nonce = RandomName.make()
    return PlainPage(language: "en", title: "Devices – \(directory.app.name)", nonce: nonce)
      .response(
        .ok,
        """
        <main>
        <meta http-equiv="refresh" content="5">
        <h1>Devices of \(HTMLWriter.escaped(directory.app.name))</h1>
        <table><thead><tr>\(header)</tr></thead>
        <tbody>
        \(rows)
        </tbody></table>
        </main>
        """
      )
  }

  private func row(_ device: FrontDevice) -> String {
    let memory = device.memory.map { "\($0 >> 20) MB" } ?? "–"
    let since = device.hasProcess ? device.started.map(age) ?? "–" : "–"
    let cells = [
      "\(device.number)", device.phase.name, since, age(device.lastSeen) + " ago", memory,
      "\(device.liveConnections)", "\(device.crashes)",
    ]
    let stop = button("stop", "Stop", device, isEnabled: device.hasProcess)
    let remove = button("remove", "Remove files", device, isEnabled: true)
    let shown = zip(Self.titles, cells).map { #"<td data-title="\#($0)">\#($1)</td>"# }
    return "<tr>\(shown.joined())<td>\(stop) \(remove)</td></tr>"
  }

  private func button(
    _ action: String,
    _ title: String,
    _ device: FrontDevice,
    isEnabled: Bool
  ) -> String {
    """
    <form method="post" action="\(Self.path)/\(device.number)/\(action)">\
    <button\(isEnabled ? "" : " disabled") aria-label="\(title), device \(device.number)">\(title)\
    </button></form>
    """
  }

  private func age(_ date: Date) -> String {
    let seconds = Int(max(0, directory.clock.date.timeIntervalSince(date)))
    switch seconds {
    case ..<60: return "\(seconds) s"
    case ..<3_600: return "\(seconds / 60) min"
    default: return "\(seconds / 3_600) h \(seconds % 3_600 / 60) min"
    }
  }
}

extension FrontDevice.Phase {
  fileprivate var name: String {
    switch self {
    case .stopped: "stopped"
    case .starting: "starting"
    case .running: "running"
    case .stopping: "stopping"
    }
  }
}

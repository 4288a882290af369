import AppBuilding
import CodeMetrics
import Foundation

/// Prints what `rostrum check` has found.
struct CheckReport {
  let check: ProjectCheck

  func text(as format: OutputFormat) throws -> String {
    switch format {
    case .text: return ([heading + "\n"] + tables.map(\.text) + [closing]).joined(separator: "\n")
    case .markdown:
      return (["# \(heading)\n"] + tables.map(\.markdown) + [closing]).joined(separator: "\n")
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(check), as: UTF8.self)
    }
  }

  private var heading: String {
    guard let app = check.app else { return "\(check.project): a Swift package" }
    return "\(check.project): the app \(app), configuration \(check.configuration)"
  }

  private var tables: [Table] {
    [targets, changes, missing, names, packages, keys, addresses, messages, errors].filter {
      !$0.rows.isEmpty
    }
  }

  private var closing: String {
    "\(check.readyFiles) of \(check.files) files ready"
      + (check.compilerErrors == nil ? "" : ", as the compiler says")
  }

  private var targets: Table {
    Table(
      title: "Targets",
      header: ["target", "kind", "platforms", "Swift", "other code", "resources", ""],
      rows: check.targets.map { target in
        [
          target.name, target.kind, target.platforms.joined(separator: ", "),
          "\(target.swiftFiles)", "\(target.otherSources)", "\(target.resources)",
          target.isBuilt ? "built" : "",
        ]
      },
      textColumns: [1, 2, 6]
    )
  }

  private var changes: Table {
    Table(
      title: "Changes to the sources, in a copy",
      header: ["change", "count", "example"],
      rows: check.changes.map { [$0.change, "\($0.count)", $0.example] },
      textColumns: [2]
    )
  }

  private var missing: Table {
    Table(
      title: "Modules that do not exist here",
      header: ["module", "files", "first import"],
      rows: check.missingModules.map { [$0.module, "\($0.files)", $0.example] },
      textColumns: [2]
    )
  }

  private var names: Table {
    Table(
      title: "Names that do not exist here",
      header: ["name", "files", "first use"],
      rows: check.missingNames.map { [$0.name, "\($0.files)", $0.example] },
      textColumns: [2]
    )
  }

  private var packages: Table {
    Table(title: "Packages", header: ["package"], rows: check.packages.map { [$0] })
  }

  private var keys: Table {
    Table(
      title: "Info.plist",
      header: ["key", "value", "here"],
      rows: check.infoKeys.map { [$0.key, $0.value, $0.effect] },
      textColumns: [1, 2]
    )
  }

  private var addresses: Table {
    Table(
      title: "Addresses in the sources",
      header: ["address"],
      rows: check.addresses.map { [$0] }
    )
  }

  private var errors: Table {
    Table(
      title: "What the compiler rejects",
      header: ["cause", "message", "count", "first place"],
      rows: (check.compilerErrors ?? []).map { finding in
        [finding.cause.rawValue, finding.message, "\(finding.count)", finding.example]
      },
      textColumns: [1, 3]
    )
  }

  private var messages: Table {
    Table(
      title: "What needs your attention",
      header: ["message"],
      rows: check.messages.map { [$0] }
    )
  }
}

/// The first letters of names that modules of Apple declare, where all of their names begin so.
enum ModuleNames {
  /// Returns whether one of the names can be declared by a module; true for a module whose names are
  /// unknown.
  static func mayDeclare(_ module: String, any names: Set<String>) -> Bool {
    guard let prefixes = prefixes[module] else { return true }
    return names.contains { name in prefixes.contains { name.begins(with: $0) } }
  }

  private static let prefixes: [String: [String]] = [
    "ARKit": ["AR"], "AVFoundation": ["AV", "CM", "CV"], "AVKit": ["AV"], "CloudKit": ["CK"],
    "Contacts": ["CN"], "ContactsUI": ["CN"], "CoreBluetooth": ["CB"], "CoreData": coreData,
    "CoreImage": ["CI"], "CoreLocation": ["CL"], "CoreML": ["ML"], "CoreMotion": ["CM"],
    "CoreTelephony": ["CT"], "EventKit": ["EK"], "EventKitUI": ["EK"], "GameKit": ["GK"],
    "GLKit": ["GL", "EAGL"], "HealthKit": ["HK"], "HomeKit": ["HM"], "MapKit": ["MK", "CL"],
    "MediaPlayer": ["MP"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"],
    "MultipeerConnectivity": ["MC"], "PassKit": ["PK"], "PDFKit": ["PDF"], "Photos": ["PH"],
    "QuickLook": ["QL"], "SceneKit": ["SCN"], "Social": ["SL"], "Speech": ["SF"],
    "SpriteKit": ["SK"], "Vision": ["VN"], "WatchConnectivity": ["WC"],
  ]

  private static let coreData = [
    "NSAtomicStore", "NSAttribute", "NSBatch", "NSBinaryStore", "NSConstraintConflict",
    "NSCoreData",
    "NSEntity", "NSExpressionDescription", "NSFetch", "NSInMemoryStore", "NSIncrementalStore",
    "NSInferMapping", "NSManaged", "NSMapping", "NSMerge", "NSMigrat", "NSPersistent", "NSProperty",
    "NSQueryGeneration", "NSRelationship", "NSSQLiteStore", "NSSaveChanges",
  ]
}

extension String {
  /// Returns whether a prefix stands before the name or a `k` in front of it, as in `kCLErrorDomain`.
  fileprivate func begins(with prefix: String) -> Bool {
    hasPrefix(prefix) || hasPrefix("k" + prefix)
  }
}

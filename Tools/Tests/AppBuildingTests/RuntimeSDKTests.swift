import AppBuilding
import Foundation
import Testing
import ToolTesting

struct RuntimeSDKTests {
  private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      [
        "lib/rostrum/sdk.json": """
        {"swift": "6.3.1", "library": "Runtime", "compilerOptions": ["-I", "@SDK@/modules"]}
        """
      ].merging(files) { $1 }
    )
  }

  @Test func theRuntimeIsFoundAboveTheProgram() throws {
    let folder = try folder()
    let sdk = try RuntimeSDK.find(program: "\(folder.path)bin/rostrum", environment: [:])
    #expect(sdk.folder == "\(folder.path)lib/rostrum")
    #expect(sdk.toolset().contains("\"\(folder.path)lib/rostrum/modules\""))
    #expect(sdk.toolset().contains("\"-lRuntime\""))
  }

  @Test func theEnvironmentNamesAnother() throws {
    let folder = try folder([
      "other/sdk.json": #"{"swift": "1", "library": "A", "compilerOptions": []}"#
    ])
    let sdk = try RuntimeSDK.find(
      program: "\(folder.path)bin/rostrum",
      environment: ["ROSTRUM_SDK": "\(folder.path)other"]
    )
    #expect(sdk.swiftVersion == "1")
  }

  @Test(arguments: [("{", "is not as expected"), (nil, "found no sdk.json there")])
  func whatIsMissingIsNamedWithAWayOut(content: String?, message: String) throws {
    let folder = try TemporaryFolder(content.map { ["sdk.json": $0] } ?? [:])
    let error = #expect(throws: AppBuildingError.self) { try RuntimeSDK(at: folder.path) }
    #expect(error?.description.contains(message) == true)
    #expect(error?.description.contains("make sdk") == true)
  }

  @Test func anotherBuildOfTheLibraryChangesTheToolset() throws {
    let folder = try folder(["lib/rostrum/lib/libRuntime.so": "1"])
    let sdk = try RuntimeSDK(at: "\(folder.path)lib/rostrum")
    let first = sdk.toolset()
    #expect(sdk.toolset() == first)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)],
      ofItemAtPath: "\(folder.path)lib/rostrum/lib/libRuntime.so"
    )
    #expect(sdk.toolset() != first)
  }

  @Test func anotherCompilerIsNamed() throws {
    let folder = try folder()
    let sdk = try RuntimeSDK(at: "\(folder.path)lib/rostrum")
    try sdk.check(compiler: "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64")
    let error = #expect(throws: AppBuildingError.self) {
      try sdk.check(compiler: "Apple Swift version 6.2 (swiftlang)")
    }
    #expect(error?.description.contains("Install Swift 6.3.1") == true)
  }
}

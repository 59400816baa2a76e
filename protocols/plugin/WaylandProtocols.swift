import Foundation
import PackagePlugin

/// A plugin that runs WaylandScanner on `protocols/` before `Wayland` or `TestCompositor` is compiled.
///
/// SwiftPM calls a plugin again only after a file of the target's directory was added or removed. Therefore
/// `protocols/` is this plugin's directory. Otherwise, SwiftPM would not find an added or renamed file until
/// a clean build.
@main struct WaylandProtocols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let side = target.name == "TestCompositor" ? "server" : "client"
    let directory = context.package.directoryURL.appending(path: "protocols")
    let output = context.pluginWorkDirectoryURL.appending(path: "WaylandProtocols.swift")
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    let files = names.filter { $0.hasSuffix(".xml") }.sorted().map { directory.appending(path: $0) }
    return [
      .buildCommand(
        displayName: "Writing the \(side) side of the protocols",
        executable: try context.tool(named: "WaylandScanner").url,
        arguments: [side, output.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output])
    ]
  }
}

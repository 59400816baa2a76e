import Foundation
import PackagePlugin

/// Runs WaylandScanner over `protocols/` before `Wayland` or `TestCompositor` is compiled.
///
/// SwiftPM asks a plugin again only when a file has come to a target's directory or left it. So
/// `protocols/` is this plugin's directory: were it another, a file that is added would go unseen,
/// and one that is renamed would be missed by the build, until a clean one.
@main struct WaylandProtocols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let side = target.name == "TestCompositor" ? "server" : "client"
    let directory = context.package.directoryURL.appending(path: "protocols")
    let output = context.pluginWorkDirectoryURL.appending(path: "WaylandProtocols.swift")
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    let files = names.filter { $0.hasSuffix(".xml") }.sorted().map { directory.appending(path: $0) }
    return [
      .buildCommand(
        displayName: "Writing the \(side) side of protocols/",
        executable: try context.tool(named: "WaylandScanner").url,
        arguments: [side, output.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output])
    ]
  }
}

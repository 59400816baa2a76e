import Foundation
import PackagePlugin

/// A plugin that writes the message catalogs in a target's folder `Catalogues` as string literals.
///
/// SwiftPM embeds files as arrays of integers, for which the compiler takes half a minute here.
@main struct EmbeddedCatalogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let directory = target.directoryURL.appending(path: "Catalogues")
    let script = context.package.directoryURL
      .appending(path: "Plugins/EmbeddedCatalogs/literals.awk")
    let output = context.pluginWorkDirectoryURL.appending(path: "CatalogFiles.swift")
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    let files = names.filter { $0.hasSuffix(".po") }.sorted().map { directory.appending(path: $0) }
    return [
      .buildCommand(
        displayName: "Writing the message catalogs of \(target.name)",
        executable: URL(fileURLWithPath: "/usr/bin/awk"),
        arguments: ["-v", "output=\(output.path)", "-f", script.path] + files.map(\.path),
        inputFiles: files + [script],
        outputFiles: [output])
    ]
  }
}

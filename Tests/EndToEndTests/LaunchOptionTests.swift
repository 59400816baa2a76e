import Foundation
import RealCompositors
import Testing

/// Tests of the options of the appearance in every program of the package.
struct LaunchOptionTests {
  private static let programs = [
    "Chat", "Contacts", "Converter", "Counter", "Form", "Gallery", "Monitor", "Notes", "OrderForm",
    "Panel", "Preferences", "Reader", "Shelf", "Sketch", "Stickies", "Swatches", "TouchLab",
    "Turntable", "Viewer",
  ]
  private static let options = [
    "--appearance", "--contrast", "--text-scale", "--reduced-motion", "--bold-text",
    "--on-off-labels", "--button-shapes", "--reduced-transparency",
  ]

  private func run(
    _ program: String, _ arguments: [String]
  ) throws -> (status: ChildProcess.Exit?, output: String, errors: String) {
    let folder = try RuntimeFolder()
    defer { folder.remove() }
    let child = try folder.runClient(
      Executables.product(program), arguments, environment: ["PATH": "/usr/bin:/bin"])
    return (child.waitForExit(seconds: 30), child.output, child.errors)
  }

  @Test("Every program lists the options of the appearance", arguments: programs)
  func help(program: String) throws {
    let result = try run(program, ["--help"])
    #expect(result.status == .status(0), "\(result.errors)")
    for option in Self.options { #expect(result.output.contains(option), "\(option)") }
  }

  @Test("Every program reads them, and names a wrong value", arguments: programs)
  func wrong(program: String) throws {
    for line in ["--contrast more", "--text-scale 12", "--appearance gray", "--bold-text=yes"] {
      let words = line.split { " =".contains($0) }.map(String.init)
      let others = Self.options.suffix(5).filter { $0 != words[0] }
      let result = try run(program, others + line.split(separator: " ").map(String.init))
      #expect(result.status == .status(2), "\(line): \(result.errors)")
      #expect(result.errors.contains(words[0]), "\(line): \(result.errors)")
    }
  }
}

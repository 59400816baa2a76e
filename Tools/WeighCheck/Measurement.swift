import Foundation
import RealCompositors

/// The weights of one build, with notes for the output.
struct Measurement {
  /// Every figure, in the order of the programs.
  var weights: [Weight] = []
  /// Notes about figures that are not judged.
  var notes: [String] = []

  /// The functions that each program executed, in the order of the programs.
  var functions: [ExecutedFunctions] = []

  init(weights: [Weight] = [], notes: [String] = [], functions: [ExecutedFunctions] = []) {
    self.weights = weights
    self.notes = notes
    self.functions = functions
  }

  /// Measures programs.
  ///
  /// - Throws: ``WeighError`` if a program or a tool is missing, or a program does not do what is measured.
  init(of scenarios: [Scenario], in build: CommandLineOptions.Build) throws {
    guard let valgrind = Executables.find("valgrind") else {
      throw WeighError("valgrind is not installed: script/bootstrap --weigh installs it")
    }
    let plain = Self.fixedAddresses
    for scenario in scenarios {
      var program = WeighedProgram(
        scenario: scenario, stripped: "\(build.programs)/\(scenario.program)",
        named: "\(build.named)/\(scenario.program)", valgrind: plain + [valgrind], plain: plain)
      try program.measure()
      weights += program.weights
      functions.append(program.functions)
      notes += program.libraries.map(Self.note)
      notes += scenario.omissions.map { "\(scenario.program): \($0)" }
    }
  }

  /// The command that starts a program at the same addresses each time. It is empty if that is not allowed,
  /// as in some containers.
  private static var fixedAddresses: [String] {
    guard let command = Executables.find("setarch"), let program = Executables.find("true") else {
      return []
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = ["-R", program]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? [command, "-R"] : []
  }

  /// Returns a note about the instructions of libraries in one step.
  private static func note(_ share: WeighedProgram.LibraryShare) -> String {
    let sum = share.instructions.reduce(0) { $0 + $1.count }
    let largest = share.instructions.prefix(4)
      .map { "\($0.library) \(ComparedWeight.grouped($0.count))" }
    return "\(share.step), in libraries, not judged: \(ComparedWeight.grouped(sum)) instructions ("
      + largest.joined(separator: ", ") + "), \(share.allocations) mallocs"
  }
}

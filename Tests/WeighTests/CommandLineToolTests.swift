import Foundation
import Testing

@testable import WeighCheck

/// Tests of the program with given measurements.
final class CommandLineToolTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("weights-\(UUID().uuidString).txt")
  private static let here =
    ["--toolchain", "Swift 6.3.1 (swift-6.3.1-RELEASE)"]
    + ["--system", "debian 12 x86_64"]
  private var lines: [String] = []

  init() throws { try Data(StoredWeightsTests.text.utf8).write(to: file) }

  deinit { try? FileManager.default.removeItem(at: file) }

  /// Runs the program, and returns its exit status. Each measurement returns the next of the rounds.
  private func run(
    _ arguments: [String], measuring rounds: [[Weight]] = [CommandLineToolTests.stored]
  ) -> Int32 {
    lines = []
    var next = 0
    var tool = CommandLineTool(arguments: ["--stored", file.path] + arguments)
    tool.report = { self.lines.append($0) }
    tool.measure = { _, _ in
      defer { next += 1 }
      return Measurement(weights: rounds[min(next, rounds.count - 1)], notes: ["a note"])
    }
    return tool.run()
  }

  private static let stored = [
    Weight("PeerWindow", "file", 1000), Weight("PeerWindow", "memory.private_dirty", 500),
    Weight("Counter", "file", 900),
  ]

  /// Returns the stored weights with another size of PeerWindow.
  private static func weights(file size: Int) -> [Weight] {
    [Weight("PeerWindow", "file", size)] + stored.dropFirst()
  }

  @Test("weights within their room are well")
  func well() {
    #expect(run(Self.here) == 0, "\(lines)")
    #expect(lines.first == "a note")
    #expect(lines.last == "weigh: 3 weights are within their room")
    #expect(run(Self.here, measuring: [Self.weights(file: 1020)]) == 0)
  }

  @Test("a weight over its stored figure by more than 2 % fails, and is named")
  func heavier() {
    #expect(run(Self.here, measuring: [Self.weights(file: 1021)]) == 1)
    #expect(
      lines.last?.hasPrefix("weigh: PeerWindow file is 1,021, and 1,000 is stored (+2.10 %")
        == true, "\(lines)")
  }

  @Test("a weight under its stored figure by more than 2 % fails: the figure is stale")
  func stale() {
    #expect(run(Self.here, measuring: [Self.weights(file: 979)]) == 1)
    #expect(lines.last?.contains("it became lighter") == true, "\(lines)")
  }

  @Test("figures that name another toolchain or system lead to the merge base")
  func otherSurroundings() {
    #expect(run(Self.here + ["--basis"]) == 0)
    #expect(lines == ["stored"])
    let others = [
      ["--toolchain", "Swift 6.4", "--system", "debian 12 x86_64"],
      ["--toolchain", "Swift 6.3.1 (swift-6.3.1-RELEASE)", "--system", "debian 13 x86_64"],
    ]
    for other in others {
      #expect(run(other + ["--basis"]) == 0)
      #expect(lines == ["paired"])
      #expect(run(other) == 3)
      #expect(lines.last?.hasSuffix("the merge base is needed to compare with") == true)
    }
  }

  @Test("beside the merge base the same room counts")
  func paired() {
    let options = ["--toolchain", "Swift 6.4", "--base-programs", "/", "--base-named", "/"]
    let other = Self.weights(file: 3000)
    #expect(run(options, measuring: [other, other]) == 0, "\(lines)")
    #expect(run(options, measuring: [Self.weights(file: 3061), other]) == 1)
    #expect(
      lines.last?.hasPrefix("weigh: PeerWindow file is 3,061, and 3,000 at the merge base")
        == true, "\(lines)")
    #expect(run(options, measuring: [Self.weights(file: 900), other]) == 0)
  }

  @Test("--store rewrites the figures and the surroundings")
  func store() throws {
    let options = ["--toolchain", "Swift 6.4", "--system", "debian 13 x86_64"]
    #expect(run(options + ["--store"], measuring: [Self.weights(file: 1200)]) == 0)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("toolchain: Swift 6.4\nsystem: debian 13 x86_64\n"))
    #expect(text.contains("PeerWindow file 1200\n"))
    #expect(run(options, measuring: [Self.weights(file: 1200)]) == 0)
  }

  @Test("--store with --only leaves other programs alone, and refuses to mix surroundings")
  func storeOne() throws {
    let measured = [Weight("Counter", "file", 950)]
    #expect(run(Self.here + ["--store", "--only", "Counter"], measuring: [measured]) == 0)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("PeerWindow file 1000\n") && text.contains("Counter file 950\n"))
    #expect(run(["--store", "--only", "Counter"], measuring: [measured]) == 2)
  }

  @Test("of several measurements the median counts, and the spread is printed")
  func repeats() {
    let rounds = [1000, 5000, 1002].map(Self.weights)
    #expect(run(Self.here + ["--repeat", "3"], measuring: rounds) == 0, "\(lines)")
    #expect(lines.contains("spread: PeerWindow file: 1,000 to 5,000, 400.000 %"))
  }

  @Test(
    "a wrong call has status 2",
    arguments: [
      ["--only", "Nothing"], ["--repeat", "0"], ["--repeat"], ["--what", "x"],
      ["--store", "--base-stored", "x"],
    ])
  func usage(options: [String]) {
    #expect(run(options) == 2, "\(lines)")
  }

  @Test("a stored file that is not there, and a program that was not built, have status 3")
  func cannotMeasure() {
    #expect(CommandLineTool(arguments: ["--stored", "/nowhere/weights.txt"]).run() == 3)
    var tool = CommandLineTool(
      arguments: ["--stored", file.path, "--programs", "/nowhere", "--named", "/nowhere"]
        + Self.here)
    tool.report = { self.lines.append($0) }
    #expect(tool.run() == 3)
  }
}

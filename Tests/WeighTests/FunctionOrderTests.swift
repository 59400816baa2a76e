import Foundation
import Testing

@testable import WeighCheck

/// Tests of the file with the order of functions.
final class FunctionOrderTests {
  private static let window = ExecutedFunctions(
    program: "PeerWindow", warm: ["$s7Widgets5PressV", "$s10PeerWindow4ViewC"],
    cold: ["$s7Widgets5StartV", "$s7Widgets5PressV", "main", "PeerWindow_main", "0x000000001"])
  private static let list = ExecutedFunctions(
    program: "PeerList", warm: ["$s7Widgets6ScrollV"],
    cold: ["$s7Widgets5StartV", "swift_retain", "(below main)", "$s7Widgets6ScrollV"])

  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("order-\(UUID().uuidString).txt")

  deinit { try? FileManager.default.removeItem(at: file) }

  @Test(
    "functions of each step come first in their order, and those of a program's own module are left out"
  )
  func order() {
    #expect(
      FunctionOrder([Self.window, Self.list]).symbols == [
        "$s7Widgets5PressV", "$s7Widgets6ScrollV", "$s7Widgets5StartV", "swift_retain",
      ])
  }

  @Test("the text of the file is read as it was written, without its comments")
  func text() {
    let order = FunctionOrder([Self.window])
    #expect(order.text.hasPrefix("# "))
    #expect(FunctionOrder(text: order.text) == order)
  }

  @Test("a file that lacks one function in twenty is fresh, and one that lacks two is not")
  func freshness() {
    let functions = ExecutedFunctions(program: "Counter", cold: (1...20).map { "f\($0)" })
    var order = FunctionOrder([functions])
    order.symbols.removeFirst()
    #expect(order.problem(besides: [functions], file: "order.txt") == nil)
    order.symbols.removeFirst()
    #expect(
      order.problem(besides: [functions], file: "order.txt")
        == "order.txt lacks 2 of the 20 functions that the programs execute (room 5 %): run script/order"
    )
  }

  @Test("the tool writes the file, and fails if it is stale")
  func tool() throws {
    let stored = FileManager.default.temporaryDirectory
      .appendingPathComponent("weights-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: stored) }
    try Data(StoredWeightsTests.text.utf8).write(to: stored)
    var lines: [String] = []
    func run(_ more: [String], _ functions: [ExecutedFunctions]) -> Int32 {
      var tool = CommandLineTool(
        arguments: ["--stored", stored.path, "--order", file.path]
          + ["--toolchain", "Swift 6.3.1 (swift-6.3.1-RELEASE)"]
          + ["--system", "debian 12 x86_64"] + more)
      tool.report = { lines.append($0) }
      tool.measure = { _, _ in
        Measurement(
          weights: [
            Weight("PeerWindow", "file", 1000), Weight("PeerWindow", "memory.private_dirty", 500),
            Weight("Counter", "file", 900),
          ], functions: functions)
      }
      return tool.run()
    }
    #expect(run(["--write-order"], [Self.window]) == 0)
    #expect(lines == ["weigh: 2 functions are in \(file.path)"])
    #expect(run([], [Self.window]) == 0, "\(lines)")
    #expect(run([], [Self.window, Self.list]) == 1)
    #expect(lines.last?.contains("lacks 2 of the 4 functions") == true, "\(lines)")
    #expect(run(["--write-order", "--only", "Counter"], [Self.window]) == 2)
  }
}

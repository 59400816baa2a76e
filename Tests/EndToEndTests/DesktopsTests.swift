import Foundation
import RealCompositors
import Testing

@testable import Desktops

/// Tests of the behaviors that `script/desktops` plays, and of the table that it writes. No test runs the
/// whole script.
struct DesktopsTests {
  @Test("The table has each behaviour once, in order")
  func tableIsWhole() throws {
    let file = Executables.packageFolder.appendingPathComponent("Documentation/Desktops.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| ") }.compactMap { line in
      line.split(separator: "|").first.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    // The first row is the head of the table.
    #expect(rows.dropFirst() == Behaviour.all.map(\.name)[...])
  }

  @Test("A reason that several desktops have stands beneath the table once")
  func reasons() {
    var table = Table(desktops: ["one", "two", "three"])
    table.add("tap", [.notPlayed("no fingers"), .ok, .notPlayed("no fingers")])
    table.add("drag", [.fails("it stays"), .notOffered("no drags"), .ok])
    #expect(
      table.markdown == """
        | | one | two | three |
        |---|---|---|---|
        | tap | · | ok | · |
        | drag | **fails** | – | ok |

        - tap, one, three: no fingers.
        - drag, one: it stays.
        - drag, two: no drags.

        """)
    #expect(table.failures == 1)
  }

  @Test("A behaviour is played on the desktop that is there", needs("sway"))
  func plays() throws {
    let sway = try #require(Desktop(.sway, in: .own))
    let behaviours = Behaviour.all.filter { ["start", "pointer", "tap"].contains($0.name) }
    let outcomes = behaviours.map { $0.outcome(on: sway) }
    #expect(
      outcomes == [.ok, .notPlayed("wlroots has no virtual touch protocol"), .ok])
  }

  @Test("Options are words with values, and a strange one is a mistake")
  func options() throws {
    let options = try Options(["--on", "sway", "--only", "drag", "--only", "tap"])
    #expect(options.desktops == ["sway"] && options.behaviours == ["drag", "tap"])
    #expect(Options.asks(options.behaviours, for: "Drag by a finger"))
    #expect(!Options.asks(options.behaviours, for: "idle"))
    #expect(throws: Options.Mistake.self) { try Options(["--on"]) }
    #expect(throws: Options.Mistake.self) { try Options(["--fast", "very"]) }
  }
}

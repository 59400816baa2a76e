import Foundation
import RealCompositors

/// The program that measures this library and its peers, runs the microbenchmarks, and prints a report.
///
/// `BenchmarkRunner --programs FOLDER --peers FOLDER [--json FILE] [--skip PART]`: the first folder contains
/// `PeerWindow`, `PeerList`, `PeerField`, `Microbenchmarks` and `Gallery`. The second one contains the peers
/// that could be built. A part is `windows`, `lists`, `fields`,
/// `accessibility` or `micro`.
@main
struct BenchmarkRunner {
  static func main() throws {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    let ours = Peer(
      name: "ours", executable: "\(options.programs)/PeerWindow", hasButtons: true,
      buttonsOption: ["--buttons"])
    let candidates = [
      Peer(name: "floor", executable: "\(options.peers)/floor", hasButtons: false),
      Peer(name: "C button", executable: "\(options.peers)/button", hasButtons: true),
      ours,
      Peer(name: "GTK 4", executable: "\(options.peers)/gtk4", hasButtons: true),
      Peer(name: "Qt 6", executable: "\(options.peers)/qt6", hasButtons: true),
    ]
    let peers = candidates.filter { FileManager.default.isExecutableFile(atPath: $0.executable) }
    let measured = options.skips.contains("windows") ? [] : try PeerBench(peers: peers).run()
    let lists = options.skips.contains("lists") ? [] : try ListBench(peers: lists(options)).run()
    let fields =
      options.skips.contains("fields") ? [] : try FieldBench(peers: fields(options)).run()
    let heard = options.skips.contains("accessibility") ? nil : try accessibility(options).run()
    progress("microbenchmarks")
    let own =
      options.skips.contains("micro")
      ? []
      : try microbenchmarks("\(options.programs)/Microbenchmarks")
        + slowest(microbenchmarks("\(options.programs)/Gallery", ["--time-pages"]))
    let report = Report(
      peers: measured, lists: lists, fields: fields, accessibility: heard?.toolkits ?? [],
      figures: Figures(peers: measured, lists: lists, fields: fields).all
        + (heard.map { Figures.ofAccessibility($0.toolkits, $0.costs) } ?? []) + own)
    print(report.markdown)
    if let file = options.json { try report.json().write(to: URL(fileURLWithPath: file)) }
  }

  /// Returns the clients with a list.
  private static func lists(_ options: Options) -> [Peer] {
    [
      Peer(name: "ours", executable: "\(options.programs)/PeerList", hasButtons: false),
      Peer(name: "GTK 4", executable: "\(options.peers)/gtk4list", hasButtons: false),
      Peer(name: "Qt 6", executable: "\(options.peers)/qt6list", hasButtons: false),
    ].filter { FileManager.default.isExecutableFile(atPath: $0.executable) }
  }

  /// Returns the clients with a text field.
  private static func fields(_ options: Options) -> [Peer] {
    [
      Peer(name: "ours", executable: "\(options.programs)/PeerField", hasButtons: false),
      Peer(name: "GTK 4", executable: "\(options.peers)/gtk4field", hasButtons: false),
      Peer(name: "Qt 6", executable: "\(options.peers)/qt6field", hasButtons: false),
    ].filter { FileManager.default.isExecutableFile(atPath: $0.executable) }
  }

  /// Returns the benchmark with a listener, of each toolkit whose programs are here.
  private static func accessibility(_ options: Options) -> AccessibilityBench {
    let toolkits = zip(lists(options), fields(options)).map { list, field in
      let programs = ["ours": "\(options.programs)/PeerWindow"]
      let peers = ["GTK 4": "gtk4", "Qt 6": "qt6"].mapValues { "\(options.peers)/\($0)" }
      let window = programs.merging(peers) { $1 }[list.name].map {
        Peer(name: list.name, executable: $0, hasButtons: true)
      }
      return AccessibilityBench.Toolkit(name: list.name, list: list, field: field, window: window)
    }
    return AccessibilityBench(toolkits: toolkits, programs: options.programs)
  }

  /// Returns the figure with the highest value, or none if there are no figures.
  private static func slowest(_ figures: [Figure]) -> [Figure] {
    figures.max { ($0.value ?? 0) < ($1.value ?? 0) }.map { [$0] } ?? []
  }

  /// Returns the figures that a program prints, one JSON object per line.
  private static func microbenchmarks(
    _ program: String, _ arguments: [String] = []
  ) throws -> [Figure] {
    try output(of: program, arguments).split(separator: "\n").map {
      try JSONDecoder().decode(Figure.self, from: Data($0.utf8))
    }
  }

  private static func output(of program: String, _ arguments: [String]) throws -> String {
    guard FileManager.default.isExecutableFile(atPath: program) else { return "" }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      // The report shows the other figures, and this line reports the missing ones.
      let status = process.terminationStatus
      let how = process.terminationReason == .exit ? "status \(status)" : "signal \(status)"
      let line = "bench: \(program) ended with \(how): its figures are missing\n"
      FileHandle.standardError.write(Data(line.utf8))
      return ""
    }
    return String(decoding: data, as: UTF8.self)
  }
}

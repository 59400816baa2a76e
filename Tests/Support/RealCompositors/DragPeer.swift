import Foundation

/// A window to drag from and to drop on, from this library or from another toolkit with the same appearance
/// and output.
///
/// Each window is 400 × 300 points. Its left half is the drag source, and its right half is the drop target.
package struct DragPeer {
  /// The toolkits of the window.
  package enum Toolkit: String {
    case ours, gtk4, qt6

    /// The inputs for compiling the program: the library's name in pkg-config, the compiler and the source.
    fileprivate var recipe: (library: String, compiler: String, source: String)? {
      switch self {
      case .ours: nil
      case .gtk4: ("gtk4", "cc -O1", "gtk4drag.c")
      case .qt6: ("Qt6Widgets", "c++ -O1 -fPIC", "qt6drag.cpp")
      }
    }

    /// A Boolean value that indicates whether the program can be compiled here.
    package var isInstalled: Bool {
      guard let library = recipe?.library, let program = Executables.find("pkg-config") else {
        return recipe == nil
      }
      guard let folder = try? RuntimeFolder() else { return false }
      defer { folder.remove() }
      let question = try? folder.runClient(
        program, ["--exists", library], environment: ProcessInfo.processInfo.environment)
      return question?.waitForExit() == .status(0)
    }
  }

  package let process: ChildProcess
  package let toolkit: Toolkit
  /// The position of the window's left edge.
  private let left: Double

  /// Opens a window on a half of an output of 800 × 300 points.
  package init(
    _ toolkit: Toolkit, _ words: [String], isRight: Bool = false, on compositor: RealCompositor
  ) throws {
    self.toolkit = toolkit
    left = isRight ? 400 : 0
    process = try compositor.launch(
      Self.program(of: toolkit), words,
      environment: ["GDK_BACKEND": "wayland", "QT_QPA_PLATFORM": "wayland"], debug: true)
    guard wait(until: { [process] in process.waylandLog.isShown }) else {
      throw CompositorError.didNotStart(toolkit.rawValue, log: process.errors)
    }
    try compositor.put(process, on: isRight ? .right : .left)
  }

  /// The lines that the program has printed.
  package var lines: [String] { process.output.split(separator: "\n").map(String.init) }

  /// The protocol messages about drags between the program and the compositor, for failure messages.
  package var story: String {
    let names = ["wl_data_source", "wl_data_offer", "wl_data_device"]
    let told = process.waylandLog.entries.filter {
      names.contains($0.interface) && $0.message != "motion"
    }
    return told.map { "\($0.stamp) \($0.interface).\($0.message)\($0.arguments)" }
      .joined(separator: "\n")
  }

  package func waits(for line: String) -> Bool { wait { lines.contains(line) } }

  package var brokeProtocol: Bool { !process.waylandLog.events("wl_display.error").isEmpty }

  /// A position in the middle of the drag source.
  package var source: (x: Double, y: Double) { (left + 100, 200) }
  /// A position in the middle of the drop target.
  package var target: (x: Double, y: Double) { (left + 300, 200) }

  /// Returns the program, which is compiled if it is older than its source. It is stored beside the tests'
  /// own programs for later runs.
  private static func program(of toolkit: Toolkit) throws -> String {
    guard let (library, compiler, source) = toolkit.recipe else {
      return try Executables.product("DragProbe")
    }
    let root = Executables.packageFolder
    let file = root.appendingPathComponent("Tests/Support/DragPeers/\(source)").path
    let program = root.appendingPathComponent(".build/peers/\(toolkit.rawValue)drag").path
    let folder = try RuntimeFolder()
    defer { folder.remove() }
    let script = """
      [ "$1" -nt "$2" ] && exit 0
      mkdir -p "$(dirname "$1")" && \(compiler) -o "$1" "$2" $(pkg-config --cflags --libs \(library))
      """
    let build = try folder.runClient(
      "/bin/sh", ["-c", script, "sh", program, file],
      environment: ProcessInfo.processInfo.environment)
    guard build.waitForExit(seconds: 120) == .status(0) else {
      throw CompositorError.didNotStart(source, log: build.errors)
    }
    return program
  }
}

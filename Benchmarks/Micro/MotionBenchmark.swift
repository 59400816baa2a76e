import Glibc
import ResponderTestKit
import WindowResponder

/// A benchmark that counts how often an accelerometer at rest wakes the program.
@MainActor
enum MotionBenchmark {
  /// The duration of the observation, in seconds.
  private static let seconds = 1.0

  /// `RUSAGE_SELF` and `RUSAGE_THREAD`. The latter is a macro that Swift cannot import.
  private static let process: Int32 = 0
  private static let ownThread: Int32 = 1

  /// A view that can be first responder.
  private class StillView: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// A view that handles shakes.
  private final class ShakenView: StillView {
    override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {}
  }

  static func figures() -> [MicroFigure] {
    guard let tree = makeTree() else { return [] }
    defer { removeTree(tree) }
    let stage = Stage(size: Size(width: 200, height: 200))
    let (still, shaken) = (StillView(), ShakenView())
    stage.window.addSubview(still)
    stage.window.addSubview(shaken)
    still.becomeFirstResponder()
    stage.render()
    stage.application.followMotion(in: tree)
    stage.render()
    let unasked = wakeUps(of: process, on: stage)
    shaken.becomeFirstResponder()
    stage.render()
    let asked = wakeUps(of: ownThread, on: stage)
    return [
      MicroFigure(
        name: "accelerometer without observers: wake-ups", value: unasked, unit: "/s", limit: 0),
      MicroFigure(
        name: "accelerometer that is read, at rest: wake-ups of the main thread", value: asked,
        unit: "/s", limit: 0),
    ]
  }

  /// Returns the number of times per second that a thread or process waited while the loop waits, except for
  /// the end of the wait.
  private static func wakeUps(of whom: Int32, on stage: Stage) -> Double {
    let before = waits(of: whom)
    try? stage.application.turn(until: stage.now + seconds)
    return max(0, Double(waits(of: whom) - before) - 1) / seconds
  }

  private static func waits(of whom: Int32) -> Int {
    var usage = rusage()
    getrusage(whom, &usage)
    return usage.ru_nvcsw
  }

  // MARK: The device

  private static let files = [
    ("in_accel_x_raw", "0"), ("in_accel_y_raw", "0"), ("in_accel_z_raw", "1000"),
    ("in_accel_scale", "0.009806"),
  ]

  /// Returns a folder with the structure of the kernel's tree of sensors, or `nil` if it cannot be created.
  private static func makeTree() -> String? {
    var template = Array("/tmp/sensors-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let tree = template.withUnsafeBufferPointer { bytes in
      String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    mkdir("\(tree)/iio:device0", 0o755)
    for (name, text) in files {
      guard let file = fopen("\(tree)/iio:device0/\(name)", "w") else { return nil }
      fputs(text, file)
      fclose(file)
    }
    return tree
  }

  private static func removeTree(_ tree: String) {
    for (name, _) in files { unlink("\(tree)/iio:device0/\(name)") }
    rmdir("\(tree)/iio:device0")
    rmdir(tree)
  }
}

import Foundation
import Glibc
import RealCompositors
import Testing
import TouchRecording

/// Tests of `TouchLab record` on real compositors: the recording contains the touches that were played.
@Suite(.serialized)
struct TouchLabTests {
  /// The program, and its recording so far.
  private struct Recorder {
    let process: ChildProcess
    let path: String

    init(on compositor: RealCompositor, _ arguments: [String] = []) throws {
      path = "/tmp/touch-lab-\(getpid())-\(UInt32.random(in: 0 ... .max)).jsonl"
      process = try compositor.launch(
        Executables.product("TouchLab"), ["record", "-o", path] + arguments, debug: true)
      let isShown = wait { [process] in process.waylandLog.isShown }
      #expect(isShown, "\(process.errors)")
    }

    var recording: Recording { get throws { try RecordingReader.read(path: path) } }
  }

  /// The number of steps of the two touches. Each frame is a step.
  private static let steps = 20
  private func place(_ finger: Int, _ step: Int) -> (x: Double, y: Double) {
    (100 + Double(finger) * 300 + Double(step) * 5, 150 + Double(step) * 7)
  }

  private func play(_ input: any InputDevices) throws {
    for finger in 0..<2 {
      let start = place(finger, 0)
      try input.touchDown(Int32(finger), x: start.x, y: start.y)
    }
    try input.touchFrame()
    for step in 1...Self.steps {
      for finger in 0..<2 {
        let next = place(finger, step)
        try input.touchMove(Int32(finger), x: next.x, y: next.y)
      }
      try input.touchFrame()
    }
    for finger in 0..<2 { try input.touchUp(Int32(finger)) }
    try input.touchFrame()
  }

  /// Returns the locations of each touch in their order, independent of the identifiers that the compositor
  /// assigns.
  private func ways(_ recording: Recording) -> [[String]] {
    var order: [Int32] = []
    var ways: [Int32: [String]] = [:]
    for event in recording.touches {
      switch event.kind {
      case .down:
        order.append(event.id)
        ways[event.id] = ["\(event.x) \(event.y)"]
      case .motion: ways[event.id, default: []].append("\(event.x) \(event.y)")
      default: break
      }
    }
    return order.compactMap { ways[$0] }
  }

  private func record(on compositor: RealCompositor, _ name: String) throws {
    let recorder = try Recorder(on: compositor)
    defer { unlink(recorder.path) }
    try play(try compositor.input)
    let hasAll = try wait { try recorder.recording.touches.count { $0.kind == .up } == 2 }
    #expect(hasAll)
    recorder.process.send(signal: SIGTERM)
    #expect(recorder.process.waitForExit() == .status(0), "\(recorder.process.errors)")
    let recording = try recorder.recording
    #expect(recording.problemCount == 0)
    let wanted = (0..<2).map { finger in
      (0...Self.steps).map { "\(place(finger, $0).x) \(place(finger, $0).y)" }
    }
    #expect(ways(recording) == wanted)
    let touches = recording.touches
    #expect(touches.filter { $0.kind == .down }.allSatisfy { $0.window == 1 && $0.serial > 0 })
    #expect(
      touches.allSatisfy {
        ($0.stamp.milliseconds != nil) == [.down, .up, .motion].contains($0.kind)
      })
    try checkProgram(recording)
    checkFacts(recording, name)
    #expect(recorder.process.waylandLog.events("wl_display.error").isEmpty)
  }

  /// Checks that all touches were handled, and that frames were committed and presented.
  private func checkProgram(_ recording: Recording) throws {
    let moments = recording.moments
    let last = try #require(recording.touches.last { $0.kind == .up })
    #expect(moments.contains { $0.kind == .handled && $0.shown >= last.stamp.arrived })
    let commits = moments.filter { $0.kind == .commit }
    let shown = moments.filter { $0.kind == .presented }
    let tellsFrames = recording.facts.contains {
      if case .global("wp_presentation", _) = $0.content { true } else { false }
    }
    #expect(commits.count > 1 && shown.isEmpty != tellsFrames)
    for moment in shown {
      #expect(commits.contains { $0.number == moment.number && $0.at <= moment.shown })
    }
    #expect(moments.contains { $0.kind == .ink })
  }

  private func checkFacts(_ recording: Recording, _ name: String) {
    var machine: Machine?
    var window: WindowState?
    var outputs: [UInt32: Output] = [:]
    var globals: Set<String> = []
    for fact in recording.facts {
      switch fact.content {
      case .machine(let it): machine = it
      case .window(let it): window = it
      case .output(let it): outputs[it.number] = it
      case .global(let interface, _): globals.insert(interface)
      default: break
      }
    }
    #expect(machine?.kernel.hasPrefix("Linux") == true)
    #expect(machine?.compositor.hasPrefix(name) == true, "\(machine?.compositor ?? "")")
    #expect(window?.isFullscreen == true && window?.width == 800 && window?.height == 600)
    #expect(outputs[window?.output ?? 0]?.widthPixels == 800)
    #expect(globals.isSuperset(of: ["wl_compositor", "wl_seat", "wl_output"]))
  }

  /// Kills the program while a touch moves, and checks that the recording is valid and almost complete.
  private func kill(on compositor: RealCompositor) throws {
    let recorder = try Recorder(on: compositor)
    defer { unlink(recorder.path) }
    let input = try compositor.input
    try play(input)
    let hasAll = try wait { try recorder.recording.touches.count { $0.kind == .up } == 2 }
    #expect(hasAll)
    try input.touchDown(0, x: 300, y: 300)
    try input.touchFrame()
    for step in 0..<300 {
      try input.touchMove(0, x: 300 + Double(step), y: 300)
      try input.touchFrame()
    }
    recorder.process.send(signal: SIGKILL)
    #expect(recorder.process.waitForExit() == .signal(SIGKILL))
    let recording = try recorder.recording
    // The kernel can end a write between two pages.
    #expect(recording.problemCount <= 1)
    #expect(ways(recording).first?.count ?? 0 > Self.steps)
  }

  @Test("TouchLab records what is played on weston", needs("weston", "cc"))
  func weston() throws {
    let weston = try RealCompositor.weston(width: 800, height: 600)
    defer { weston.stop() }
    try record(on: weston, "weston")
  }

  @Test("TouchLab records what is played on KWin", needs("kwin_wayland", "dbus-daemon"))
  func kwin() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600)
    defer { kwin.stop() }
    try record(on: kwin, "kwin")
  }

  @Test("A recording whose program is killed is whole", needs("weston", "cc"))
  func killed() throws {
    let weston = try RealCompositor.weston(width: 800, height: 600)
    defer { weston.stop() }
    try kill(on: weston)
  }

  @Test("A recording ends by itself after the time that was asked for", needs("weston", "cc"))
  func ends() throws {
    let weston = try RealCompositor.weston(width: 800, height: 600)
    defer { weston.stop() }
    let recorder = try Recorder(on: weston, ["--seconds", "0.5"])
    defer { unlink(recorder.path) }
    #expect(recorder.process.waitForExit() == .status(0))
    #expect(recorder.process.output.contains(" bytes"))
    #expect(try recorder.recording.problemCount == 0)
  }

  @Test("A disk that is full ends the recording with a sentence", needs("weston", "cc"))
  func fullDisk() throws {
    let weston = try RealCompositor.weston(width: 800, height: 600)
    defer { weston.stop() }
    let process = try weston.launch(
      Executables.product("TouchLab"), ["record", "-o", "/dev/full"])
    #expect(process.waitForExit() == .status(3))
    #expect(process.errors == "TouchLab: /dev/full: No space left on device\n")
  }

  @Test("A recording is played live in a window on weston, in its own time", needs("weston", "cc"))
  func live() throws {
    let weston = try RealCompositor.weston(width: 800, height: 600)
    defer { weston.stop() }
    let path = weston.file("live.jsonl")
    let writer = RecordingWriter(try RecordingFile(path: path))
    writer.write(
      .fact(Fact(at: 0, .window(WindowState(number: 1, width: 400, height: 300, output: 1)))))
    for step in 0...20 {
      let stamp = Stamp(arrived: Int64(step) * 50_000)
      let kind: TouchEvent.Kind = step == 0 ? .down : step == 20 ? .up : .motion
      writer.write(.touch(TouchEvent(kind, stamp, x: 200 + Double(step), y: 150, window: 1)))
      writer.write(.touch(TouchEvent(.frame, Stamp(arrived: stamp.arrived))))
    }
    writer.finish()
    let tool = try weston.launch(
      Executables.product("TouchLab"), ["replay", path, "--live", "--page", "touch"], debug: true)
    let start = ContinuousClock.now
    #expect(tool.waitForExit() == .status(0), "\(tool.errors)")
    #expect(tool.output.contains("21 events, 0 left out"))
    // A second for the recording, and another one in which its last frame is visible.
    #expect(start.duration(to: .now) > .seconds(2))
  }

  @Test(
    "Without a display the status is no verdict: 3, and one line says why",
    arguments: [["record", "-o", "/dev/null"], ["-o", "/tmp", "--unattended"], ["-o", "/tmp"]])
  func noDisplay(arguments: [String]) throws {
    let errors = "/tmp/touch-lab-\(getpid()).errors"
    defer { unlink(errors) }
    var arguments = arguments
    if arguments[0] == "-o" {
      let folder = "/tmp/touch-lab-\(getpid())"
      arguments[1] = folder
    }
    defer { try? FileManager.default.removeItem(atPath: "/tmp/touch-lab-\(getpid())") }
    let process = try ChildProcess(
      Executables.product("TouchLab"), arguments, environment: [:], output: "/dev/null",
      errors: errors)
    #expect(process.waitForExit() == .status(3))
    let told = try String(contentsOfFile: errors, encoding: .utf8)
    #expect(told.hasSuffix("\n") && told.contains("no Wayland display"), "\(told)")
  }

  @Test("A compositor that dies is no broken limit: status 3", needs("weston", "cc"))
  func lostDisplay() throws {
    let weston = try RealCompositor.weston(width: 800, height: 600)
    defer { weston.stop() }
    let lab = try weston.launch(
      Executables.product("TouchLab"), ["-o", weston.file("lost")], debug: true)
    #expect(wait { lab.waylandLog.isShown }, "\(lab.errors)")
    weston.crash()
    #expect(lab.waitForExit() == .status(3))
  }

  @Test("A file that can't be made ends the program with status 3, and no window is shown")
  func noFile() throws {
    let process = try ChildProcess(
      Executables.product("TouchLab"), ["record", "-o", "/nowhere/a.jsonl"], environment: [:],
      output: "/dev/null", errors: "/dev/null")
    #expect(process.waitForExit() == .status(3))
  }
}

import ResponderTestKit
import TestSurroundings
import Testing
import TouchRecorder
import TouchRecording
import Widgets
import WindowResponder

@MainActor @Suite("Recordings on the stage", .serialized) struct PlaybackTests {
  let folder: TemporaryFolder
  let stage = Stage(size: Size(width: 400, height: 300))
  let pad = ScribbleView()

  init() throws {
    folder = try TemporaryFolder()
    let controller = ViewController()
    controller.view = pad
    stage.window.rootViewController = controller
    stage.render()
  }

  private func play(
    _ script: Script, _ change: (inout PlaybackOptions) -> Void = { _ in }
  ) throws -> Playback {
    var options = PlaybackOptions()
    change(&options)
    return try stage.play(try script.write(in: folder), options)
  }

  @Test("Fingers do what they did, with the times that the compositor gave them")
  func fingers() throws {
    var script = Script()
    script.touch(.down, 5, x: 10, y: 20)
    script.touch(.shape, 5, x: 12, y: 8)
    script.touch(.orientation, 5, x: 90)
    script.touch(.frame)
    script.wait(0.5)
    script.touch(.motion, 5, x: 30.5, y: 20)
    script.touch(.frame)
    script.touch(.up, 5)
    script.touch(.frame)
    let began = stage.now
    let playback = try play(script)
    #expect(pad.phases == [.began, .ended])
    #expect(pad.notes.contains(.init(phase: .moved, x: 30.5, y: 20)))
    #expect(pad.touches.count == 1 && pad.touches[0].majorRadius == 6)
    #expect(pad.touches[0].minorRadius == 4)
    let times = pad.times.map { (($0 - began) * 1e6).rounded() / 1e6 }
    #expect(times.first == -0.001 && times.last == 0.499)
    #expect(abs(playback.duration - 0.5) < 1e-9)
    #expect(playback.eventCount == 5 && playback.leftOutCount == 0 && playback.problemCount == 0)
    #expect(playback.frameCount > 0)
  }

  @Test("A cancelled touch is cancelled, and one whose frame never ends is lifted all the same")
  func cancelAndForgottenFrame() throws {
    var script = Script()
    script.stroke([(10, 10), (20, 10)], lifts: false)
    script.touch(.cancel)
    script.wait(1)
    script.stroke([(50, 50)], lifts: false)
    // The last `up` event is not followed by a frame, as with weston.
    script.touch(.up)
    script.wait(1)
    script.stroke([(90, 90)])
    _ = try play(script)
    #expect(pad.phases == [.began, .cancelled, .began, .ended, .began, .ended])
  }

  @Test("Fingers of two seats with one number are two fingers")
  func seats() throws {
    var script = Script()
    script.touch(.down, 0, x: 10, y: 10)
    script.touch(.down, 0, x: 200, y: 10, seat: 1)
    script.touch(.frame)
    script.touch(.up, 0, seat: 1)
    script.touch(.frame, seat: 1)
    script.wait(0.1)
    script.touch(.up, 0)
    script.touch(.frame)
    _ = try play(script)
    #expect(pad.touches.count == 2)
    let ends = pad.notes.filter { $0.phase == .ended }
    #expect(ends.map(\.x) == [200, 10])
  }

  @Test("Touches of two seats are those of one when the playback is recorded, with their shapes")
  func recordedSeats() throws {
    var script = Script()
    script.touch(.down, 0, x: 10, y: 10)
    script.touch(.down, 0, x: 200, y: 10, seat: 1)
    script.touch(.shape, 0, x: 12, y: 8, seat: 1)
    script.touch(.orientation, 0, x: 30, seat: 1)
    script.touch(.frame)
    script.wait(0.1)
    script.touch(.up, 0, seat: 1)
    script.touch(.up, 0)
    script.touch(.frame)
    let path = folder.file("again.jsonl")
    let recorder = TouchRecorder(window: stage.window, sink: try RecordingFile(path: path))
    try recorder.start()
    _ = try play(script)
    try recorder.finish()
    let touches = try RecordingReader.read(path: path).touches
    let second = try #require(touches.first { $0.kind == .down && $0.x == 200 })
    let contact = touches.filter { $0.kind == .shape || $0.kind == .orientation }
    #expect(contact.map(\.id) == [second.id, second.id] && contact.map(\.x) == [12, 30])
    #expect(touches.allSatisfy { $0.seat == 0 })
  }

  @Test("The window has the sizes, the scale and the turns that it had")
  func surroundings() throws {
    var script = Script(width: 500, height: 300)
    script.output(scale: 1.5)
    script.wait(0.1)
    script.stroke([(490, 290)])
    _ = try play(script)
    #expect(stage.window.bounds.size == Size(width: 500, height: 300))
    #expect(stage.snapshot().pixelWidth == 750)
    #expect(stage.window.desktopState.contains(.fullscreen))
    #expect(pad.notes.first == .init(phase: .began, x: 490, y: 290))

    script.wait(1)
    script.output(scale: 1.5, transform: 1)
    script.window(width: 300, height: 500)
    script.wait(0.1)
    script.stroke([(290, 490)])
    _ = try play(script)
    #expect(stage.window.bounds.size == Size(width: 300, height: 500))
    #expect(Screen.main.rotation == .quarter)
    #expect(pad.notes.contains(.init(phase: .began, x: 290, y: 490)))
  }

  @Test("A window of another size can keep it, with the places stretched")
  func scaling() throws {
    var script = Script(width: 800, height: 600)
    script.output(scale: 2)
    script.touch(.down, x: 400, y: 300)
    script.touch(.shape, x: 20, y: 10)
    script.touch(.frame)
    let path = try script.write(in: folder)
    try stage.play(path, scalingToWindow: true)
    #expect(stage.window.bounds.size == Size(width: 400, height: 300))
    #expect(pad.notes.first == .init(phase: .began, x: 200, y: 150))
    #expect(pad.touches.first?.majorRadius == 5)
    #expect(stage.snapshot().pixelWidth == 400)
  }

  @Test("Speed and pauses: a pause is skipped only while nothing touches")
  func pauses() throws {
    var script = Script()
    script.stroke([(10, 10)], lifts: false)
    script.wait(1.99)
    script.touch(.up)
    script.touch(.frame)
    script.wait(60)
    script.stroke([(20, 20)])
    #expect(abs(try play(script).duration - 62.01) < 1e-9)
    #expect(abs(try play(script) { $0.longestPause = 0.5 }.duration - 2.51) < 1e-9)
    #expect(abs(try play(script) { $0.speed = 4 }.duration - 62.01 / 4) < 1e-9)
  }

  @Test("A part begins with what comes down in it")
  func part() throws {
    var script = Script()
    script.stroke([(10, 10)])
    script.wait(0.99)
    script.stroke([(20, 20)], finger: 1, lifts: false)
    script.wait(0.99)
    script.touch(.motion, 1, x: 25, y: 20)
    script.touch(.frame)
    script.touch(.up, 1)
    script.touch(.frame)
    script.wait(1)
    script.stroke([(30, 30)], finger: 2)
    script.wait(1)
    script.stroke([(40, 40)], finger: 3)
    let playback = try play(script) { ($0.start, $0.end) = (1.5, 3.5) }
    #expect(pad.notes.filter { $0.phase == .began }.map(\.x) == [30])
    #expect(playback.leftOutCount == 2 && playback.eventCount == 2)
  }

  @Test("The pointer hovers, clicks and turns its wheel")
  func pointer() throws {
    let content = View(frame: Rect(x: 0, y: 0, width: 400, height: 2_000))
    let scroller = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    scroller.addSubview(content)
    scroller.contentSize = content.bounds.size
    let button = Button(frame: Rect(x: 20, y: 20, width: 120, height: 44))
    var clicks = 0
    button.addAction(Action { _ in clicks += 1 }, for: .touchUpInside)
    content.addSubview(button)
    pad.addSubview(scroller)
    stage.render()
    var script = Script()
    script.pointer(.enter, x: 30, y: 30, window: 1)
    script.pointer(.frame)
    for value in [1.0, 0] {
      script.wait(0.05)
      script.pointer(.button, code: 0x110, value: value)
      // The event is sent twice, and a button is released that was never pressed.
      script.pointer(.button, code: 0x110, value: value)
      script.pointer(.button, code: 0x111, value: 0)
      script.pointer(.frame)
    }
    script.wait(0.1)
    script.pointer(.axisSource, code: 1)
    script.pointer(.axis, code: 0, value: 40)
    script.pointer(.frame)
    script.wait(0.5)
    script.pointer(.leave)
    script.pointer(.frame)
    _ = try play(script)
    #expect(clicks == 1)
    #expect(scroller.contentOffset.y > 20)
  }

  @Test("A pen is pressed, leans and goes, and tells which tool it is")
  func pen() throws {
    var script = Script()
    script.tell(.tool(PenTool(number: 3, type: "eraser")))
    script.pen(.proximityIn, code: 1)
    script.pen(.motion, x: 50, y: 60)
    script.pen(.tilt, x: 45, y: 0)
    script.pen(.frame)
    script.wait(0.1)
    script.pen(.down)
    script.pen(.pressure, value: 32_767.5)
    script.pen(.frame)
    script.wait(0.1)
    script.pen(.motion, x: 70, y: 60)
    script.pen(.frame)
    script.pen(.up)
    script.pen(.proximityOut)
    script.pen(.frame)
    _ = try play(script)
    #expect(pad.phases == [.began, .ended])
    #expect(pad.tools.first == .eraser)
    #expect(pad.forces.first == 2)
    #expect(pad.notes.contains(.init(phase: .moved, x: 70, y: 60)))
    #expect(abs((pad.touches.first?.altitudeAngle ?? 0) - .pi / 4) < 1e-9)
  }

  @Test("What another window was told is left out")
  func otherWindow() throws {
    var script = Script()
    script.tell(.window(WindowState(number: 2, width: 90, height: 90)))
    script.touch(.down, 0, x: 10, y: 10, window: 2)
    script.touch(.motion, 0, x: 15, y: 10)
    script.touch(.up, 0)
    script.touch(.frame)
    script.pointer(.enter, x: 5, y: 5, window: 2)
    script.pointer(.button, code: 0x110, value: 1)
    script.pointer(.frame)
    script.stroke([(100, 100)])
    let playback = try play(script)
    #expect(pad.phases == [.began, .ended])
    #expect(playback.leftOutCount == 5 && playback.eventCount == 2)
    #expect(stage.window.bounds.size == Size(width: 400, height: 300))
  }

  @Test("Lines that are broken or unknown are told by number, and the others are played")
  func brokenLines() throws {
    try folder.put(
      """
      {"e":"recording","version":9}
      {"e":"window","at":0,"n":1,"width":400,"height":300}
      {"e":"touch.dance","at":1000,"id":1}
      {"e":"touch.down","at":2000,"id":1,"x":40,"y":50,"window":1}
      {"e":"touch.frame","at":2000}
      {"e":"touch.up","at":
      """, in: "broken.jsonl")
    let playback = try stage.play(folder.file("broken.jsonl"))
    #expect(
      playback.problems == ["line 3: unknown event “touch.dance”", "line 6: cut off"])
    #expect(playback.problemCount == 2 && playback.isFromLaterVersion)
    #expect(pad.notes == [.init(phase: .began, x: 40, y: 50)])
    stage.touchCancel()
    #expect(pad.phases == [.began, .cancelled])
  }

  @Test("A recording that can't be played is an error with a sentence")
  func errors() throws {
    func failure(_ path: String, from start: Double = 0) -> String {
      do throws(PlaybackError) {
        try stage.play(path, from: start)
        return "played"
      } catch {
        return "\(error)"
      }
    }
    #expect(failure("/no/such/file") == "/no/such/file: No such file or directory")
    try folder.put("hello\n", in: "text")
    let text = folder.file("text")
    #expect(
      failure(text)
        == "\(text): no event of a finger, pointer or pen (line 1: not a JSON object)")
    var script = Script()
    let facts = try script.write("facts", in: folder)
    #expect(failure(facts) == "\(facts): no event of a finger, pointer or pen")
    script.stroke([(10, 10)])
    let short = try script.write("short", in: folder)
    #expect(failure(short, from: 9).hasSuffix("pen from 9.0 s to inf s"))
    #expect(failure(short) == "played")
  }

  @Test("One line in a test: the file lies beside it")
  func oneLine() throws {
    let picture = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let scroller = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let zoomer = Zoomer(picture)
    scroller.delegate = zoomer
    scroller.maximumZoomScale = 4
    scroller.addSubview(picture)
    scroller.contentSize = picture.bounds.size
    pad.addSubview(scroller)
    try stage.play("Fixtures/two-fingers.jsonl")
    #expect((1.6...2.1).contains(scroller.zoomScale))
  }

  private final class Zoomer: ScrollViewDelegate {
    let view: View
    init(_ view: View) { self.view = view }
    func viewForZooming(in scrollView: ScrollView) -> View? { view }
  }
}

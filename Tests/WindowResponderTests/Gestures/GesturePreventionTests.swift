import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct GesturePreventionTests {
  let scene = GestureScene()

  /// A delegate whose answers are set by a test.
  final class Asked: GestureRecognizerDelegate {
    var begins = true
    var allows = false
    var receives = true
    var waits = false
    var makesWait = false
    var log: [String] = []
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
      log.append("begin \(recognizer.name ?? "")")
      return begins
    }
    func gestureRecognizer(
      _ recognizer: GestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool {
      log.append("both \(recognizer.name ?? "") \(other.name ?? "")")
      return allows
    }
    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
      log.append("receive \(recognizer.name ?? "")")
      return receives
    }
    func gestureRecognizer(
      _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool {
      log.append("wait \(recognizer.name ?? "") \(other.name ?? "")")
      return waits
    }
    func gestureRecognizer(
      _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool {
      log.append("makesWait \(recognizer.name ?? "") \(other.name ?? "")")
      return makesWait
    }
  }

  /// A row of the table: the relation between `one`, which recognizes first, and `other`, and the names of
  /// the recognizers that then recognize.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let result: [String]
    let prepare: @MainActor (ScriptedRecognizer, ScriptedRecognizer, Asked) -> Void
  }

  /// The table of the relations, with the recognizers that recognize.
  nonisolated static let table: [Row] = [
    Row(testDescription: "nothing said: the first prevents the other", result: ["one"]) {
      _, _, _ in
    },
    Row(testDescription: "one cannot prevent: both", result: ["one", "other"]) { one, _, _ in
      one.prevents = { _ in false }
    },
    Row(testDescription: "other cannot be prevented: both", result: ["one", "other"]) {
      _, other, _ in other.isPreventable = { _ in false }
    },
    Row(testDescription: "one cannot be prevented, which does not matter", result: ["one"]) {
      one, _, _ in one.isPreventable = { _ in false }
    },
    Row(testDescription: "other cannot prevent, which does not matter", result: ["one"]) {
      _, other, _ in other.prevents = { _ in false }
    },
    Row(testDescription: "one's delegate allows both", result: ["one", "other"]) {
      one, _, delegate in
      delegate.allows = true
      one.delegate = delegate
    },
    Row(testDescription: "other's delegate allows both", result: ["one", "other"]) {
      _, other, delegate in
      delegate.allows = true
      other.delegate = delegate
    },
    Row(testDescription: "both delegates are against it", result: ["one"]) {
      one, other, delegate in
      one.delegate = delegate
      other.delegate = delegate
    },
    Row(testDescription: "one has to wait for other, which recognises", result: ["other"]) {
      one, other, _ in one.require(toFail: other)
    },
    Row(testDescription: "other has to wait for one, delegates or not", result: ["one"]) {
      one, other, delegate in
      delegate.allows = true
      one.delegate = delegate
      other.require(toFail: one)
    },
    Row(testDescription: "one may not begin: other does", result: ["other"]) {
      one, _, delegate in
      delegate.begins = false
      one.delegate = delegate
    },
    Row(testDescription: "one does not get the finger: other does", result: ["other"]) {
      one, _, delegate in
      delegate.receives = false
      one.delegate = delegate
    },
  ]

  @Test("D4, D5, D6: who prevents whom, row by row", arguments: table)
  func whoPreventsWhom(row: Row) {
    let delegate = Asked()
    let one = scene.add(ScriptedRecognizer(), "one")
    let other = scene.add(ScriptedRecognizer(), "other")
    row.prepare(one, other, delegate)
    one.onMoved = { $0.state = .ended }
    other.onMoved = { $0.state = .ended }
    scene.down(50, 50)
    scene.move(60, 50)
    #expect(scene.takeGestures() == row.result.map { "\($0) ended" })
    scene.up()
    #expect(one.state == .possible && other.state == .possible)
    // The second attempt has the same result as the first.
    scene.down(50, 50)
    scene.move(60, 50)
    scene.up()
    #expect(scene.takeGestures() == row.result.map { "\($0) ended" })
  }

  @Test("the table has twelve rows")
  func rows() {
    #expect(Self.table.count == 12)
  }

  @Test("D3: a recognizer gets the touches of its view and all subviews; the hit view's come first")
  func hitViewFirst() {
    let inner = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    scene.view.addSubview(inner)
    let outer = scene.add(ScriptedRecognizer(log: scene.log), "outer")
    let own = scene.add(ScriptedRecognizer(log: scene.log), "inner", to: inner)
    scene.down(50, 50)
    #expect(scene.takeGestures() == ["inner began", "outer began"])
    own.onEnded = { $0.state = .ended }
    outer.onEnded = { $0.state = .ended }
    scene.up()
    #expect(scene.takeGestures() == ["inner ended", "inner ended"])
  }

  @Test("D4: what goes on prevents one that comes later with the same finger")
  func laterOne() {
    scene.add(PanGestureRecognizer(), "pan")
    let late = scene.add(ScriptedRecognizer(), "late")
    late.isPreventable = { _ in false }
    scene.down(50, 50)
    scene.move(90, 50)
    late.isPreventable = nil
    #expect(late.state == .possible)
    late.state = .began
    #expect(late.state == .failed)
    scene.up()
    #expect(scene.takeGestures() == ["pan began", "pan ended"])
  }

  @Test("D4: two fingers in two views: neither is in the other's way")
  func nothingInCommon() {
    let left = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let right = View(frame: Rect(x: 100, y: 0, width: 100, height: 100))
    scene.view.addSubview(left)
    scene.view.addSubview(right)
    scene.add(PanGestureRecognizer(), "left", to: left)
    scene.add(PanGestureRecognizer(), "right", to: right)
    scene.down(50, 50, finger: 0)
    scene.down(150, 50, finger: 1)
    scene.move(50, 90, finger: 0)
    scene.move(150, 90, finger: 1)
    #expect(scene.takeGestures() == ["left began", "right began"])
    scene.up(0)
    scene.up(1)
  }

  // MARK: D5

  @Test("D5: a single tap waits until a double tap has failed")
  func singleWaitsForDouble() {
    let single = scene.add(TapGestureRecognizer(), "single")
    let double = scene.add(TapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(single.state == .possible)
    #expect(scene.takeGestures().isEmpty)
    scene.stage.advance(by: 0.4)
    #expect(scene.takeGestures() == ["single ended"])
    scene.stage.tap(at: Point(x: 50, y: 50))
    scene.stage.tap(at: Point(x: 50, y: 50))
    scene.stage.advance(by: 1)
    #expect(scene.takeGestures() == ["double ended"])
    #expect(single.state == .possible && double.state == .possible)
    #expect(scene.stage.application.nextTimer == nil)
  }

  @Test("D5: a pan that waited for a swipe to fail begins and ends with what it has")
  func panWaitsForSwipe() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    let swipe = scene.add(SwipeGestureRecognizer(), "swipe")
    pan.require(toFail: swipe)
    scene.down(200, 50)
    scene.move(150, 50)
    #expect(scene.takeGestures() == ["pan began"])
    scene.up()
    #expect(scene.takeGestures() == ["pan ended"])
    scene.down(50, 50)
    scene.move(70, 50)
    #expect(scene.takeGestures().isEmpty)
    scene.up()
    #expect(scene.takeGestures() == ["pan began", "pan ended"])
    scene.down(50, 50)
    scene.move(150, 50)
    scene.move(170, 50)
    scene.up()
    #expect(scene.takeGestures() == ["swipe ended"])
    #expect(pan.state == .possible)
  }

  @Test("D5: one that follows nothing, or is disabled, need not be waited for")
  func nobodyToWaitFor() {
    let tap = scene.add(TapGestureRecognizer(), "tap")
    let other = ScriptedRecognizer()
    tap.require(toFail: other)
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(scene.takeGestures() == ["tap ended"])
    scene.add(other, "other")
    other.isEnabled = false
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(scene.takeGestures() == ["tap ended"])
  }

  @Test("D5: one that is waited for and is removed or disabled has failed")
  func waitedForGoes() {
    let single = scene.add(TapGestureRecognizer(), "single")
    let double = scene.add(TapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.stage.tap(at: Point(x: 50, y: 50))
    double.isEnabled = false
    #expect(scene.takeGestures() == ["single ended"])
    double.isEnabled = true
    scene.stage.tap(at: Point(x: 50, y: 50))
    scene.view.removeGestureRecognizer(double)
    #expect(scene.takeGestures() == ["single ended"])
    #expect(scene.stage.application.nextTimer == nil)
  }

  @Test("D5: two that wait for each other do not wait for ever")
  func eachOther() {
    let one = scene.add(TapGestureRecognizer(), "one")
    let other = scene.add(TapGestureRecognizer(), "other")
    one.require(toFail: other)
    other.require(toFail: one)
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(scene.takeGestures() == ["other ended"])
    #expect(one.state == .possible && other.state == .possible)
  }

  @Test(
    "D5: the dynamic requirements: either side's yes is enough, each asked once for an attempt",
    arguments: 0...3)
  func dynamicRequirements(way: Int) {
    let delegate = Asked()
    let tap = scene.add(ScriptedRecognizer(), "tap")
    let other = scene.add(ScriptedRecognizer(), "other")
    var questions = 0
    let ask: (GestureRecognizer) -> Bool = {
      questions += 1
      return $0 === other || $0 === tap
    }
    switch way {
    case 0: tap.waitsFor = ask
    case 1: other.makesWait = ask
    case 2:
      delegate.waits = true
      tap.delegate = delegate
    default:
      delegate.makesWait = true
      other.delegate = delegate
    }
    tap.onMoved = { $0.state = .began }
    scene.down(50, 50)
    for step in 1...5 { scene.move(50 + Double(step), 50) }
    #expect(tap.state == .possible)
    questions += delegate.log.filter { $0.hasPrefix("wait") || $0.hasPrefix("makesWait") }.count
    #expect(questions == 1)
    other.state = .failed
    #expect(scene.takeGestures() == ["tap began"])
    scene.up()
  }

  // MARK: D6

  /// A view whose `gestureRecognizerShouldBegin(_:)` returns a value that a test sets.
  private final class Strict: View {
    var allows = false
    var asked: [String] = []
    override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
      asked.append(recognizer.name ?? "")
      return allows
    }
  }

  @Test("D6: the delegate is asked on leaving possible, and its no is a failure")
  func shouldBegin() {
    let delegate = Asked()
    delegate.begins = false
    let pan = scene.add(PanGestureRecognizer(), "pan")
    pan.delegate = delegate
    scene.down(50, 50)
    scene.move(55, 50)
    #expect(delegate.log == ["receive pan"])
    scene.move(90, 50)
    scene.move(99, 50)
    #expect(delegate.log == ["receive pan", "begin pan"])
    #expect(pan.state == .failed)
    scene.up()
    #expect(scene.take() == ["v began", "v ended"])
  }

  @Test("D6: the recognizer's view is asked, and the hit view where it would lose its finger")
  func viewsAreAsked() {
    let outer = Strict(frame: scene.view.bounds)
    let inner = Strict(frame: scene.view.bounds)
    scene.view.addSubview(outer)
    outer.addSubview(inner)
    let tap = scene.add(TapGestureRecognizer(), "tap", to: outer)
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(outer.asked == ["tap"])
    outer.allows = true
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(inner.asked == ["tap"])
    #expect(scene.takeGestures().isEmpty)
    tap.cancelsTouchesInView = false
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(inner.asked == ["tap"])
    #expect(scene.takeGestures() == ["tap ended"])
  }

  @Test("D6: shouldReceive(touch) hides a finger, and only that one")
  func shouldReceive() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    let delegate = Asked()
    pan.delegate = delegate
    delegate.receives = false
    scene.down(50, 50, finger: 0)
    delegate.receives = true
    scene.down(150, 50, finger: 1)
    #expect(pan.numberOfTouches == 1)
    #expect(pan.location(in: nil) == Point(x: 150, y: 50))
    scene.move(90, 50, finger: 0)
    #expect(scene.takeGestures().isEmpty)
    scene.move(190, 50, finger: 1)
    #expect(scene.takeGestures() == ["pan began"])
    scene.up(0)
    scene.up(1)
  }

  @Test("D6: shouldReceive(event) of the recognizer hides what the event brings")
  func shouldReceiveEvent() {
    final class Deaf: TapGestureRecognizer {
      var types: [Event.EventType] = []
      override func shouldReceive(_ event: Event) -> Bool {
        types.append(event.type)
        return false
      }
    }
    let deaf = scene.add(Deaf(), "deaf")
    scene.stage.tap(at: Point(x: 50, y: 50))
    #expect(deaf.types == [.touches])
    #expect(scene.take() == ["v began", "v ended"])
  }

  @Test("requiresExclusiveTouchType: a button beside a finger is not followed")
  func exclusiveType() {
    let pan = scene.add(PanGestureRecognizer(), "pan")
    scene.down(50, 50)
    scene.stage.pointerMove(to: Point(x: 100, y: 100))
    scene.stage.pointerDown()
    #expect(pan.numberOfTouches == 1)
    scene.stage.pointerUp()
    pan.requiresExclusiveTouchType = false
    scene.stage.pointerDown()
    #expect(pan.numberOfTouches == 2)
    scene.stage.pointerUp()
    scene.up()
    #expect(pan.state == .possible)
  }
}

import Foundation
import RealCompositors
import ResponderSystem
import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of when the accelerometer is read, and of which responders receive shakes.
@MainActor @Suite(.serialized) struct MotionTests {
  let stage = Stage(size: Size(width: 100, height: 100))
  let tree: SensorTree
  private let log = MotionLog()
  private let view: MotionView

  init() throws {
    tree = try SensorTree()
    view = MotionView(log)
    stage.window.addSubview(view)
  }

  private func follow() throws {
    try tree.addAccelerometer()
    stage.application.followMotion(in: tree.path)
    stage.application.settle()
  }

  private var isReading: Bool { stage.application.motion.isReading }

  // MARK: Reading the accelerometer

  @Test(
    "J1: the accelerometer is not read while no responder of the chain overrides a motion method")
  func noOverride() throws {
    let still = StillView()
    stage.window.addSubview(still)
    try follow()
    #expect(!isReading)
    still.becomeFirstResponder()
    stage.render()
    #expect(!isReading)
    #expect(stage.application.watches.isEmpty)
    #expect(stage.application.nextTimer == nil)
  }

  @Test("J1: it is read while the first responder overrides a motion method, and no longer")
  func firstResponderOverrides() throws {
    try follow()
    stage.render()
    #expect(!isReading)
    view.becomeFirstResponder()
    stage.render()
    #expect(isReading)
    view.resignFirstResponder()
    stage.render()
    #expect(!isReading)
    #expect(stage.application.watches.isEmpty)
  }

  @Test("J1: a responder further up may override it as well")
  func chainOverrides() throws {
    let controller = ShakenController()
    let still = StillView()
    stage.window.rootViewController = controller
    controller.view.addSubview(still)
    try follow()
    #expect(!isReading)
    still.becomeFirstResponder()
    stage.render()
    #expect(isReading)
  }

  @Test("J1: the application's delegate may override it as well")
  func delegateOverrides() throws {
    try follow()
    #expect(!isReading)
    let delegate = MotionDelegate()
    stage.application.delegate = delegate
    stage.render()
    #expect(isReading)
    stage.application.delegate = nil
    stage.render()
    #expect(!isReading)
    #expect(delegate.log.take().isEmpty)
  }

  @Test("J1: it is read only while the application is active")
  func onlyActive() throws {
    try follow()
    view.becomeFirstResponder()
    stage.render()
    #expect(isReading)
    stage.setActivated(false)
    #expect(!isReading)
    stage.setActivated(true)
    #expect(isReading)
  }

  @Test("J1: it is read while shake-to-undo has something to undo")
  func undoAsks() throws {
    try follow()
    let manager = try #require(stage.window.undoManager)
    manager.registerUndo(withTarget: log) { _ in }
    stage.render()
    #expect(isReading)
    stage.application.applicationSupportsShakeToEdit = false
    stage.render()
    #expect(!isReading)
    stage.application.applicationSupportsShakeToEdit = true
    stage.render()
    #expect(isReading)
    manager.removeAllActions()
    stage.render()
    #expect(!isReading)
  }

  @Test("J1: on a machine without an accelerometer nothing is read and nothing wakes")
  func noAccelerometer() {
    stage.application.followMotion(in: "/nonexistent")
    view.becomeFirstResponder()
    stage.render()
    #expect(!isReading)
    #expect(stage.application.watches.isEmpty)
    #expect(stage.application.nextTimer == nil)
  }

  @Test("J1: settings that change meanwhile count")
  func changingSettings() throws {
    try follow()
    view.becomeFirstResponder()
    stage.render()
    stage.application.motionSettings.shakeThreshold = 300
    #expect(!isReading)
    stage.render()
    #expect(isReading)
  }

  @Test("J1: a cycle in the chain that is asked hangs nobody")
  func cycle() throws {
    let cyclic = CyclicView()
    stage.window.addSubview(cyclic)
    cyclic.becomeFirstResponder()
    try follow()
    stage.render()
    #expect(!isReading)
  }

  // MARK: From the device to the responder

  @Test("J1: a shake of the device reaches the first responder: began, then ended")
  func fromTheDevice() throws {
    try follow()
    view.becomeFirstResponder()
    stage.render()
    try play("shake-sideways")
    #expect(log.take() == ["began 1", "ended 1"])
  }

  @Test("J1: a device that goes away during a shake cancels it, and is read no more")
  func deviceGoesAway() throws {
    try follow()
    view.becomeFirstResponder()
    stage.render()
    try play("shake-long") { log.lines == ["began 1"] }
    for axis in ["x", "y", "z"] { try tree.write("", to: "iio:device0/in_accel_\(axis)_raw") }
    #expect(
      wait(seconds: 30) {
        stage.application.lookAtWatches()
        stage.application.settle()
        return !isReading
      })
    #expect(log.take() == ["began 1", "cancelled 1"])
  }

  /// Plays a trace on the device at the speed at which it was recorded, until its end or until a condition
  /// holds.
  private func play(_ name: String, until isEnough: () -> Bool = { false }) throws {
    var readings = try Trace(name).readings[...]
    let start = MonotonicClock.now
    var count = 0.0
    _ = try wait(seconds: 30) {
      if MonotonicClock.now - start >= count / Trace.readingsPerSecond,
        let next = readings.popFirst()
      {
        try tree.tell(next)
        count += 1
      }
      stage.application.lookAtWatches()
      stage.application.settle()
      return readings.isEmpty || isEnough()
    }
  }

  // MARK: Responders that receive shakes

  @Test("J1: without a first responder the window has it, and the application after it")
  func withoutAFirstResponder() {
    let delegate = MotionDelegate()
    stage.application.delegate = delegate
    stage.shake()
    #expect(log.take().isEmpty)
    #expect(delegate.log.take() == ["began 1", "ended 1"])
  }

  @Test("J1: where no responder overrides a motion method no shake is sent, as on a device")
  func noShakeWithoutOverride() {
    let still = StillView()
    stage.window.addSubview(still)
    still.becomeFirstResponder()
    stage.shake()
    stage.application.simulateShake()
    still.addSubview(view)
    view.becomeFirstResponder()
    #expect(log.take().isEmpty)
    stage.shake()
    #expect(log.take() == ["began 1", "ended 1"])
  }

  @Test("J1: a responder that takes it ends the trip, one that does not hands it up")
  func upTheChain() {
    let outer = MotionView(log, name: "outer ")
    stage.window.addSubview(outer)
    outer.addSubview(view)
    view.becomeFirstResponder()
    stage.shake()
    #expect(log.take() == ["began 1", "ended 1"])
    view.handsOn = true
    stage.shake()
    #expect(log.take() == ["began 1", "outer began 1", "ended 1", "outer ended 1"])
  }

  @Test("J1: a shake is cancelled when the application goes inactive")
  func goingInactive() {
    view.becomeFirstResponder()
    stage.application.motion.handle(.began, at: 1)
    stage.setActivated(false)
    #expect(log.take() == ["began 1", "cancelled 1"])
    stage.application.motion.handle(.ended, at: 2)
    #expect(log.take().isEmpty)
  }

  @Test("J1: a shake is cancelled when the responder's view leaves its window")
  func leavingTheWindow() {
    let container = View()
    stage.window.addSubview(container)
    container.addSubview(view)
    view.becomeFirstResponder()
    stage.application.motion.handle(.began, at: 1)
    container.removeFromSuperview()
    #expect(log.take() == ["began 1", "cancelled 1"])
    stage.application.motion.handle(.ended, at: 2)
    #expect(log.take().isEmpty)
  }

  @Test("J1: a shake ends where it began, wherever the first responder goes")
  func changingTheFirstResponder() {
    let other = MotionView(log, name: "other ")
    stage.window.addSubview(other)
    view.becomeFirstResponder()
    stage.application.motion.handle(.began, at: 1)
    other.becomeFirstResponder()
    stage.application.motion.handle(.ended, at: 2)
    #expect(log.take() == ["began 1", "ended 1"])
  }

  @Test("J1: an inactive application is not told of shakes")
  func inactive() {
    view.becomeFirstResponder()
    stage.setActivated(false)
    stage.application.simulateShake()
    #expect(log.take().isEmpty)
  }

  @Test("J1: simulateShake, called in a handler, comes behind what waits already")
  func simulating() {
    view.becomeFirstResponder()
    stage.application.simulateShake()
    #expect(log.take() == ["began 1", "ended 1"])
    view.onBegan = { [stage, log] in
      stage.application.simulateShake()
      log.add("handled")
    }
    stage.application.simulateShake()
    #expect(log.take() == ["began 1", "handled", "ended 1", "began 1", "ended 1"])
  }

  @Test("J1: the event is one of motion, with the shake's subtype")
  func event() {
    view.becomeFirstResponder()
    stage.shake()
    #expect(view.events.map(\.type) == [.motion, .motion])
    #expect(view.events.map(\.subtype) == [.motionShake, .motionShake])
    #expect(view.events.allSatisfy { $0.allTouches == nil })
  }
}

@MainActor private final class MotionLog {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class MotionView: View {
  private let log: MotionLog
  private let name: String
  var handsOn = false
  var events: [Event] = []
  var onBegan: (() -> Void)?

  init(_ log: MotionLog, name: String = "") {
    self.log = log
    self.name = name
    super.init(frame: .zero)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    note("began", motion, event)
    if handsOn { super.motionBegan(motion, with: event) }
    let body = onBegan
    onBegan = nil
    body?()
  }
  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    note("ended", motion, event)
    if handsOn { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    note("cancelled", motion, event)
    if handsOn { super.motionCancelled(motion, with: event) }
  }

  private func note(_ phase: String, _ motion: Event.EventSubtype, _ event: Event?) {
    log.add("\(name)\(phase) \(motion.rawValue)")
    if let event { events.append(event) }
  }
}

private final class StillView: View {
  override var canBecomeFirstResponder: Bool { true }
}

private final class ShakenController: ViewController {
  override func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {}
}

private final class CyclicView: View {
  override var canBecomeFirstResponder: Bool { true }
  override var next: Responder? { self }
}

private final class MotionDelegate: Responder, ApplicationDelegate {
  let log = MotionLog()
  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("began \(motion.rawValue)")
  }
  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("ended \(motion.rawValue)")
  }
}

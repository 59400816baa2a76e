import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct LifeCycleTests {
  let stage = Stage(size: Size(width: 100, height: 100))
  private let delegate = LifeCycleDelegate()

  init() { stage.application.delegate = delegate }

  @Test("an application that is connected to no display runs no loop")
  func runningWithoutADisplay() throws {
    let application = Application()
    try application.run()
    #expect(application.applicationState == .inactive)
    #expect(application.windows.isEmpty)
  }

  @Test("J4: an activated window makes the program active, one that is not makes it inactive")
  func activation() {
    #expect(stage.application.applicationState == .active)
    stage.setActivated(false)
    #expect(delegate.log.take() == ["willResignActive"])
    #expect(stage.application.applicationState == .inactive)
    stage.setActivated(true)
    #expect(delegate.log.take() == ["didBecomeActive"])
    #expect(stage.application.applicationState == .active)
  }

  @Test("J4: suspending goes through inactive to the background, and back the same way")
  func suspension() {
    stage.setSuspended(true)
    #expect(delegate.log.take() == ["willResignActive", "didEnterBackground"])
    #expect(stage.application.applicationState == .background)
    stage.setSuspended(false)
    #expect(delegate.log.take() == ["willEnterForeground", "didBecomeActive"])
    #expect(stage.application.applicationState == .active)
  }

  @Test("J4: from inactive to the background it does not resign twice")
  func fromInactive() {
    stage.setActivated(false)
    stage.setSuspended(true)
    #expect(delegate.log.take() == ["willResignActive", "didEnterBackground"])
    stage.setSuspended(false)
    #expect(delegate.log.take() == ["willEnterForeground"])
    #expect(stage.application.applicationState == .inactive)
  }

  @Test("J4: repeats are dropped")
  func repeats() {
    stage.setActivated(true)
    stage.setActivated(true)
    #expect(delegate.log.take().isEmpty)
    stage.setSuspended(true)
    stage.setSuspended(true)
    stage.setActivated(false)
    #expect(delegate.log.take() == ["willResignActive", "didEnterBackground"])
    stage.resize(to: Size(width: 120, height: 120))
    #expect(delegate.log.take().isEmpty)
  }

  @Test("J4: in each call the state is what UIKit's is")
  func statesInTheCalls() {
    stage.setSuspended(true)
    stage.setSuspended(false)
    #expect(
      delegate.states == [
        "willResignActive active", "didEnterBackground background",
        "willEnterForeground inactive", "didBecomeActive active",
      ])
  }

  @Test("J4: with two windows one that is activated is enough")
  func twoWindows() {
    let other = Window(size: Size(width: 10, height: 10))
    other.makeKeyAndVisible()
    stage.render()
    _ = delegate.log.take()
    stage.setActivated(false)
    #expect(delegate.log.take().isEmpty)
    #expect(stage.application.applicationState == .active)
    other.close()
    #expect(delegate.log.take() == ["willResignActive"])
  }

  @Test("states have UIKit's values")
  func values() {
    #expect(Application.State.active.rawValue == 0)
    #expect(Application.State.inactive.rawValue == 1)
    #expect(Application.State.background.rawValue == 2)
  }

  @Test("a delegate that closes its window while it resigns does no harm")
  func closingInAHandler() {
    delegate.onResign = { [unowned stage] in stage.window.close() }
    stage.setActivated(false)
    #expect(stage.window.isHidden)
    #expect(delegate.log.take().first == "willResignActive")
  }

  @Test("J6: a change of outputs reaches the delegate, behind what waits already")
  func outputs() {
    stage.application.outputsDidChange()
    #expect(delegate.log.take().isEmpty)
    stage.render()
    #expect(delegate.log.take() == ["outputs"])
  }

  @Test("J1: motion goes to the first responder and up: began and ended")
  func motion() {
    let log = Log()
    let view = MotionView(log: log)
    stage.window.addSubview(view)
    stage.shake()
    #expect(log.take().isEmpty)
    view.becomeFirstResponder()
    stage.shake()
    #expect(log.take() == ["began 1", "ended 1"])
  }
}

private final class LifeCycleDelegate: ApplicationDelegate {
  let log = Log()
  var states: [String] = []
  var onResign: (() -> Void)?

  private func note(_ line: String, _ application: Application) {
    log.add(line)
    states.append("\(line) \(application.applicationState)")
  }

  func applicationDidBecomeActive(_ application: Application) {
    note("didBecomeActive", application)
  }
  func applicationWillResignActive(_ application: Application) {
    note("willResignActive", application)
    onResign?()
  }
  func applicationDidEnterBackground(_ application: Application) {
    note("didEnterBackground", application)
  }
  func applicationWillEnterForeground(_ application: Application) {
    note("willEnterForeground", application)
  }
  func applicationDidChangeOutputs(_ application: Application) { log.add("outputs") }
}

private final class MotionView: View {
  let log: Log
  init(log: Log) {
    self.log = log
    super.init(frame: .zero)
  }
  override var canBecomeFirstResponder: Bool { true }
  override var wantsMotionEvents: Bool { true }
  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("began \(motion.rawValue)")
  }
  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("ended \(motion.rawValue)")
  }
}

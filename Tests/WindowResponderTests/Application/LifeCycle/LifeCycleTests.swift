import Glibc
import ResponderTestKit
import TestScenes
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

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

  // MARK: Termination

  @Test(
    "J4: at its end the program leaves the foreground, then its delegate is called, then nothing"
  )
  func end() {
    let other = Window(size: Size(width: 10, height: 10))
    other.makeKeyAndVisible()
    stage.render()
    _ = delegate.log.take()
    stage.application.finish()
    #expect(delegate.log.take() == ["willResignActive", "didEnterBackground", "willTerminate"])
    #expect(delegate.states.last == "willTerminate background")
    #expect(stage.window.isHidden && other.isHidden)
    stage.application.finish()
    #expect(delegate.log.take().isEmpty)
  }

  @Test("J4: a program in the background receives only the call about its end")
  func endInBackground() {
    stage.setSuspended(true)
    _ = delegate.log.take()
    stage.application.finish()
    #expect(delegate.log.take() == ["willTerminate"])
  }

  @Test("J4: a program finishes its background tasks without windows before it ends")
  func backgroundTasks() {
    let application = stage.application
    var expirations: [Int] = []
    let first = application.beginBackgroundTask { expirations.append(1) }
    let second = application.beginBackgroundTask(withName: "save") { expirations.append(2) }
    #expect(first != second && first != .invalid)
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    application.terminate()
    #expect(!application.isTerminating && stage.window.isHidden)
    #expect(application.applicationState == .background)
    stage.advance(by: 10)
    #expect((application.backgroundTimeRemaining - 20).magnitude < 0.1)
    application.endBackgroundTask(first)
    application.endBackgroundTask(first)
    application.endBackgroundTask(.invalid)
    #expect(!application.isTerminating)
    application.endBackgroundTask(second)
    #expect(application.isTerminating && expirations.isEmpty)
  }

  @Test("J4: background tasks that do not end are told after half a minute, and the program ends")
  func expiredBackgroundTasks() {
    let application = stage.application
    var expirations: [Int] = []
    _ = application.beginBackgroundTask { expirations.append(1) }
    _ = application.beginBackgroundTask { expirations.append(2) }
    application.isLaunched = true
    stage.window.performClose()
    stage.render()
    #expect(!application.isTerminating)
    stage.advance(by: 29)
    #expect(!application.isTerminating && expirations.isEmpty)
    stage.advance(by: 2)
    #expect(application.isTerminating && expirations == [1, 2])
    #expect(application.backgroundTimeRemaining == 0)
  }

  @Test("J4: a task that has ended before does not keep the program")
  func endedBackgroundTask() {
    let task = stage.application.beginBackgroundTask()
    stage.application.endBackgroundTask(task)
    stage.application.terminate()
    #expect(stage.application.isTerminating)
  }

  @Test("J4: closing the last window ends the program in the same order")
  func endByClosing() {
    stage.application.isLaunched = true
    stage.window.performClose()
    stage.render()
    #expect(stage.application.isTerminating)
    stage.application.finish()
    #expect(delegate.log.take() == ["willResignActive", "didEnterBackground", "willTerminate"])
  }

  @Test("J4: what waits when the compositor is gone is handled before the end")
  func endWithEventsWaiting() {
    let view = Typist()
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    guard let surface = stage.window.surface else { return #expect(Bool(false)) }
    for code: UInt32 in [30, 48] {
      stage.application.input(
        .key(
          KeyFrame(
            seat: 0, surface: surface, kind: .down, code: code,
            meaning: KeyMeaning(characters: "x"), modifiers: [], timestamp: 0)))
    }
    var typed: String?
    delegate.onEnd = { typed = view.text }
    stage.application.finish()
    #expect(typed == "xx")
  }

  @Test("J4: observers hear of each, behind the delegate")
  func observers() {
    let application = stage.application
    let lists: [(ObserverList<Application>, String)] = [
      (application.didBecomeActiveObservers, "active"),
      (application.willResignActiveObservers, "resign"),
      (application.didEnterBackgroundObservers, "background"),
      (application.willEnterForegroundObservers, "foreground"),
      (application.willTerminateObservers, "end"),
    ]
    for (list, name) in lists { list.add(delegate) { delegate, _ in delegate.log.add(name) } }
    stage.setSuspended(true)
    stage.setSuspended(false)
    stage.application.finish()
    #expect(
      delegate.log.take() == [
        "willResignActive", "resign", "didEnterBackground", "background", "willEnterForeground",
        "foreground", "didBecomeActive", "active", "willResignActive", "resign",
        "didEnterBackground", "background", "willTerminate", "end",
      ])
  }

  @Test("A line on a standard error that is closed at the other end does not end the program")
  func errorLine() {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let before = signal(SIGPIPE, SIG_DFL)
    defer { signal(SIGPIPE, before) }
    ErrorLine.write("the compositor is gone", to: ends[1])
    #expect(write(ends[1], "", 0) == 0)
  }

  @Test("A line on the standard error is written whole")
  func wholeErrorLine() {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    ErrorLine.write("Notes: grün", to: ends[1])
    close(ends[1])
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(ends[0], &bytes, bytes.count)
    close(ends[0])
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "Notes: grün\n")
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
  var onEnd: (() -> Void)?

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
  func applicationWillTerminate(_ application: Application) {
    note("willTerminate", application)
    onEnd?()
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
  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("began \(motion.rawValue)")
  }
  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    log.add("ended \(motion.rawValue)")
  }
}

private final class Typist: View, KeyInput {
  private(set) var text = ""
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() {}
}

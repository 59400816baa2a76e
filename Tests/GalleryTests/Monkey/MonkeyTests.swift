import Glibc
import ResponderTestKit
import SeededRandom
import Testing
import Widgets

@testable import Gallery
@testable import WindowResponder

/// Tests of the gallery with the random input of a monkey.
///
/// To repeat a run, set `MONKEY_FIRST` to the seed that the failure names, `MONKEY_SEEDS` to 1, and
/// `MONKEY_PAGE` to the page. `MONKEY_TRACE=1` prints each step. `MONKEY_SEEDS` sets the number of runs, and
/// `MONKEY_STEPS` their length.
@MainActor @Suite(.serialized) struct MonkeyTests {
  private nonisolated static func number(_ name: String, or usual: UInt64) -> UInt64 {
    getenv(name).flatMap { UInt64(String(cString: $0)) } ?? usual
  }

  private nonisolated static var seeds: Range<UInt64> {
    let first = number("MONKEY_FIRST", or: 0)
    return first..<first + number("MONKEY_SEEDS", or: UInt64(sampleSize(4)))
  }

  private nonisolated static var pages: [Page] {
    let name = getenv("MONKEY_PAGE").map { String(cString: $0) }
    return Page.all.filter { $0.identifier == name ?? $0.identifier }
  }

  @Test("whatever is done to a page, it goes on to work", arguments: pages, seeds)
  func anything(page: Page, seed: UInt64) throws {
    let run = try MonkeyRun(page: page, seed: seed)
    let fault = run.play(Int(Self.number("MONKEY_STEPS", or: 200)))
    #expect(fault == nil, "page \(page.identifier), seed \(seed)")
  }
}

/// A run of a monkey in the gallery.
@MainActor private final class MonkeyRun {
  private let name: String
  private let monkey: Monkey
  private let eyes: MonkeyEyes
  private let log = TouchLedger()
  private let isTraced = getenv("MONKEY_TRACE") != nil
  private var stage: Stage { monkey.stage }

  init(page: Page, seed: UInt64) throws {
    name = "page \(page.identifier), seed \(seed)"
    CrashMessage.become("monkey: \(name), at the start")
    monkey = try Monkey(page: page, seed: seed)
    eyes = MonkeyEyes(monkey.stage.application)
    monkey.window.addGestureRecognizer(log)
  }

  isolated deinit { CrashMessage.forget() }

  /// Plays a number of steps, and returns a description of the first fault, or `nil` if there is none.
  func play(_ count: Int) -> String? {
    for number in 0..<count {
      let step = monkey.next()
      if let fault = play(step, number: "\(number)") { return fault }
    }
    for step in monkey.lettingGo() {
      if let fault = play(step, number: "letting go") { return fault }
    }
    if let fault = (eyes.faultsAtRest + log.faultsAtRest).first { return "at rest: \(fault)" }
    return goThroughPages()
  }

  private func play(_ step: MonkeyStep, number: String) -> String? {
    CrashMessage.become("monkey: \(name), step \(number): \(step)")
    if isTraced { Terminal.writeError("\(number): \(step)") }
    step.play(on: stage)
    return (eyes.faults + log.faults).first.map { "step \(number): \(step): \($0)" }
  }

  /// Closes all menus and presented pages, and shows two other pages.
  private func goThroughPages() -> String? {
    CrashMessage.become("monkey: \(name), at the end")
    stage.resize(to: Size(width: 1260, height: 1700))
    stage.render()
    for _ in 0..<12 where isSomethingOpen {
      stage.keyPress(.keyboardEscape)
      stage.advance(by: 2)
      // One of the sheets is closed by its button Done only.
      if isSomethingOpen, let done = place(of: "Done") { stage.tap(at: done) }
      stage.advance(by: 2)
    }
    if isSomethingOpen { return "neither Escape nor Done leads out" }
    // A window that has left full screen has its previous size.
    stage.resize(to: Size(width: 1260, height: 1700))
    // The monkey can have typed a search text.
    MonkeyEyes.views(in: monkey.window).lazy.compactMap { $0 as? PageList }.first?.search = ""
    stage.render()
    for name in ["table", "gestures"] {
      guard let page = Page(identifier: name), let place = place(of: page) else {
        return "the list has no \(name)"
      }
      stage.tap(at: place)
      stage.advance(by: 1)
      stage.render()
      let shown = monkey.window.rootViewController?.children.last
      guard let shown, type(of: shown) == type(of: page.makeController()),
        shown.view.window === monkey.window
      else {
        let hit = monkey.window.hitTest(place, with: nil)
        return "a tap on the list at \(place), on \(hit as Any), does not show \(page)"
      }
    }
    return (eyes.faultsAtRest + log.faultsAtRest).first.map { "at the end: \($0)" }
  }

  private var isSomethingOpen: Bool {
    !stage.popups.isEmpty || monkey.window.rootViewController?.presentedViewController != nil
      || monkey.window.showsPageAlone
  }

  private func place(of page: Page) -> Point? {
    place(of: page.title) { $0.superview?.superview?.superview is PageList }
  }

  private func place(of label: String, where isRight: (View) -> Bool = { _ in true }) -> Point? {
    let views = MonkeyEyes.views(in: monkey.window)
    let button = views.last { $0 is Button && $0.accessibilityLabel == label && isRight($0) }
    return button.map { $0.convert($0.bounds.center, to: nil) }
  }
}

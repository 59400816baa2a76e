import Glibc
import TestCompositor
import Testing
import Wayland
import Widgets

@testable import Gallery
@testable import WaylandPlatform
@testable import WindowResponder

/// Tests of the gallery on a compositor that sends random events over a real socket.
///
/// `MONKEY_SEEDS` sets the number of runs, and `MONKEY_STEPS` their length.
@MainActor @Suite(.serialized) struct ProtocolMonkeyTests {
  private nonisolated static func number(_ name: String, or usual: UInt64) -> UInt64 {
    getenv(name).flatMap { UInt64(String(cString: $0)) } ?? usual
  }

  private nonisolated static var seeds: Range<UInt64> {
    let first = number("MONKEY_FIRST", or: 0)
    return first..<first + number("MONKEY_SEEDS", or: 2)
  }

  @Test(
    "whatever a compositor tells, both sides keep to the protocol and nothing is left",
    arguments: seeds)
  func anything(seed: UInt64) throws {
    var monkey = ProtocolMonkey(seed: seed)
    let rig = try GalleryRig(page: Page.all[Int(seed) % Page.all.count])
    defer { CrashMessage.forget() }
    for number in 0..<Int(Self.number("MONKEY_STEPS", or: 250)) {
      let steps = monkey.next()
      CrashMessage.become("monkey on the wire: seed \(seed), step \(number): \(steps)")
      try rig.play(steps)
      let faults = rig.eyes.faults
      #expect(faults.isEmpty, "seed \(seed), step \(number): \(steps)")
      if !faults.isEmpty { break }
    }
    CrashMessage.become("monkey on the wire: seed \(seed), at the end")
    try rig.play(monkey.lettingGo())
    try rig.rest()
    #expect(rig.eyes.faultsAtRest.isEmpty, "seed \(seed), at rest")
    try rig.goTo(try #require(Page(identifier: "table")))
    #expect(
      rig.shownController is TableController,
      "seed \(seed): a tap does not show the table, in \(rig.window.bounds.size)")
    try rig.close()
  }
}

/// The gallery as an application on a test compositor.
@MainActor final class GalleryRig {
  let compositor: TestCompositor
  let application = Application()
  let window: GalleryWindow
  private let display: WaylandDisplay
  private let host = Host()

  /// A delegate that does not allow windows to be closed.
  private final class Host: ApplicationDelegate {
    func windowShouldClose(_ window: Window) -> Bool { false }
  }

  init(page: Page) throws {
    compositor = try TestCompositor()
    let connection = try Connection(to: .path(compositor.socketPath), hidden: [])
    display = try WaylandDisplay(connection, environment: [:], log: PlatformLog { _ in })
    application.becomeShared()
    application.delegate = host
    application.connect(to: display)
    let options = try Options(["--page", page.identifier])
    window = GalleryWindow(size: options.size)
    window.fill(options)
    window.makeKeyAndVisible()
    try compositor.wait(for: "a window", pumping: turn) {
      $0.toplevels.last?.surface.isMapped == true
    }
  }

  var eyes: MonkeyEyes { MonkeyEyes(application) }
  var shownController: ViewController? { window.rootViewController?.children.last }

  func turn() throws { try application.turn(until: application.now) }

  /// Sends events, and waits until the application has handled them and the compositor has handled its
  /// answers.
  func play(_ steps: [ProtocolStep]) throws {
    try compositor.perform { server in
      for step in steps { try step.play(on: server) }
    }
    var isDone = false
    display.connection.sync { isDone = true }
    try compositor.waitHere(for: "an answer", pumping: turn) { isDone }
    #expect(compositor.postedErrors.isEmpty)
  }

  /// Closes all presented pages and popups, and waits until all touches and gestures have ended.
  func rest() throws {
    for _ in 0..<12 where window.rootViewController?.presentedViewController != nil {
      window.rootViewController?.dismiss(animated: false)
      try play([])
    }
    for _ in 0..<8 { try play([.dismissPopup]) }
    try compositor.waitHere(for: "rest", pumping: turn) { eyes.faultsAtRest.isEmpty }
    if window.showsPageAlone { window.setFullscreen(false) }
    try play([])
  }

  /// Taps a page's button in the list.
  func goTo(_ page: Page) throws {
    MonkeyEyes.views(in: window).lazy.compactMap { $0 as? PageList }.first?.search = ""
    window.layoutIfNeeded()
    let views = MonkeyEyes.views(in: window)
    let button = try #require(
      views.first {
        $0 is Button && $0.accessibilityLabel == page.title
          && $0.superview?.superview?.superview is PageList
      })
    // The window can be lower than the list.
    let list = sequence(first: button as View) { $0.superview }.compactMap { $0 as? ScrollView }
    list.first?.scrollRectToVisible(
      button.convert(button.bounds, to: list.first), animated: false)
    window.layoutIfNeeded()
    let margins = window.chrome.margins
    let place = button.convert(button.bounds.center, to: nil)
    let (x, y) = (place.x + margins.left, place.y + margins.top)
    let hit = window.hitTest(place, with: nil)
    #expect(hit === button, "what is at \(place) of \(window.bounds.size): \(hit as Any)")
    try play([.touchDown(0, x: x, y: y), .touchFrame])
    try play([.touchUp(0), .touchFrame])
    try compositor.waitHere(for: "the page", pumping: turn) { eyes.faultsAtRest.isEmpty }
  }

  /// Disconnects the application, and checks that no objects are left in the compositor.
  func close() throws {
    application.disconnect()
    display.destroyObjects()
    try display.connection.roundTrip()
    #expect(compositor.leftovers().isEmpty)
    display.close()
    try compositor.wait(for: "the client to go") { $0.clientCount == 0 }
    #expect(compositor.postedErrors.isEmpty)
    compositor.stop()
  }
}

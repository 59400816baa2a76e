import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of windows that are shown or closed again in callbacks about their appearance.
@MainActor @Suite("Windows shown and hidden in mid-change", .serialized) struct ReshownWindowTests {
  private let stage = Stage(size: Size(width: 100, height: 100))
  private let delegate = ClosingCounter()
  private let controller = Reshowing()

  init() {
    stage.window.rootViewController = controller
    stage.application.delegate = delegate
    stage.application.isLaunched = true
    stage.render()
  }

  @Test("A window that is shown and closed again while it closes is gone once")
  func closedTwice() {
    controller.onDisappearing = { window in
      window.isHidden = false
      window.close()
    }
    stage.window.close()
    #expect(!stage.window.isOnScreen && stage.window.surface == nil)
    #expect(stage.application.windows.isEmpty)
    #expect(delegate.asked == 1)
  }

  @Test("A window that is shown again while it closes stays, with a surface")
  func shownAgain() {
    controller.onDisappearing = { $0.isHidden = false }
    stage.window.close()
    stage.render()
    #expect(stage.window.isOnScreen && stage.window.surface != nil)
    #expect(stage.application.windows.count == 1 && delegate.asked == 0)
  }

  @Test("A window that is closed and shown again while it comes is shown once")
  func closedWhileShown() {
    stage.window.close()
    let before = controller.appearances
    controller.onAppearing = { window in
      window.close()
      window.isHidden = false
    }
    stage.window.isHidden = false
    stage.render()
    #expect(stage.window.isOnScreen && stage.window.surface != nil)
    #expect(stage.application.windows.count == 1)
    #expect(controller.appearances == before + 1)
  }
}

/// A controller that calls a closure once before its window appears, and once before it disappears.
private final class Reshowing: ViewController {
  var onDisappearing: ((Window) -> Void)?
  var onAppearing: ((Window) -> Void)?
  private(set) var appearances = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let action = onAppearing
    onAppearing = nil
    if let window = view.window { action?(window) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let action = onDisappearing
    onDisappearing = nil
    if let window = view.window { action?(window) }
  }
}

/// A delegate that counts the calls of `applicationShouldTerminateAfterLastWindowClosed(_:)`.
private final class ClosingCounter: ApplicationDelegate {
  private(set) var asked = 0

  func applicationShouldTerminateAfterLastWindowClosed(_ application: Application) -> Bool {
    asked += 1
    return false
  }
}

import ResponderTestKit
import Testing
import Widgets

@testable import Gallery

/// Tests of the pages in a right-to-left layout.
@MainActor @Suite(.serialized) struct MirroredPageTests {
  private static let size = Size(width: 900, height: 640)

  /// Returns the controls of a page with their frames in the window.
  private func controls(
    of page: Page, _ direction: UserInterfaceLayoutDirection
  ) -> [(control: Control, frame: Rect)] {
    let stage = Stage(size: Self.size)
    stage.application.userInterfaceLayoutDirection = direction
    stage.window.rootViewController = GalleryController(page: page)
    stage.render()
    return withExtendedLifetime(stage) { Self.controls(in: stage.window) }
  }

  private static func controls(in view: View) -> [(control: Control, frame: Rect)] {
    view.subviews.filter { !$0.isHidden }.flatMap { view in
      ((view as? Control).map { [($0, $0.convert($0.bounds, to: nil))] } ?? [])
        + controls(in: view)
    }
  }

  @Test("Right-to-left the controls of a page are at mirrored positions", arguments: Page.all)
  func controls(page: Page) {
    let usual = controls(of: page, .leftToRight)
    let mirrored = controls(of: page, .rightToLeft)
    #expect(usual.count == mirrored.count)
    for (one, other) in zip(usual, mirrored) {
      let wanted = one.frame.mirrored(in: Rect(origin: .zero, size: Self.size))
      #expect(
        abs(wanted.minX - other.frame.minX) <= 1.5 && abs(wanted.maxX - other.frame.maxX) <= 1.5,
        "\(type(of: one.control)) \(one.control.accessibilityLabel ?? "")")
    }
  }
}

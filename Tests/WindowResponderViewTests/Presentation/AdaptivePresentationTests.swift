import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of the presentation styles that a delegate returns for a narrow window.
@MainActor @Suite(.serialized) struct AdaptivePresentationTests {
  private let delegate = AdaptingDelegate()

  private func present(width: Double) -> (Stage, PresentationController?) {
    let stage = Stage(size: Size(width: width, height: 600))
    let root = ViewController()
    let bubble = ViewController()
    stage.window.rootViewController = root
    bubble.modalPresentationStyle = .popover
    bubble.presentationController?.delegate = delegate
    root.present(bubble, animated: false)
    stage.render()
    return (stage, bubble.presentationController)
  }

  @Test("a narrow window has the style that the delegate gives, a wide one its own")
  func styles() {
    delegate.style = .formSheet
    do {
      let (stage, shown) = present(width: 400)
      #expect(shown is SheetPresentationController && shown?.presentationStyle == .formSheet)
      #expect(shown?.delegate === delegate && delegate.prepared === shown)
      #expect(stage.window.bounds.width < PresentationController.compactWidth)
    }
    let (_, shown) = present(width: 700)
    #expect(shown is PopoverPresentationController)
    #expect(delegate.asked == 1)
  }

  @Test("the delegate is asked with the traits, and notified of the style before a presentation")
  func traits() {
    let delegate = TraitsDelegate()
    for (width, style) in [(400.0, ModalPresentationStyle.formSheet), (700, .none)] {
      let stage = Stage(size: Size(width: width, height: 600))
      let root = ViewController()
      let bubble = ViewController()
      stage.window.rootViewController = root
      stage.render()
      bubble.modalPresentationStyle = .popover
      bubble.presentationController?.delegate = delegate
      root.present(bubble, animated: false)
      #expect(delegate.styles == [style])
      if style != .none { #expect(delegate.traits == root.traitCollection) }
      delegate.styles = []
    }
  }

  @Test("none, as without a delegate, leaves the style as it is")
  func unchanged() {
    let (_, shown) = present(width: 400)
    #expect(shown is PopoverPresentationController && delegate.asked == 1)
  }

  @Test("another controller may be presented instead")
  func another() {
    delegate.style = .fullScreen
    let other = ViewController()
    delegate.controller = other
    let (stage, _) = present(width: 400)
    #expect(stage.window.rootViewController?.presentedViewController === other)
    #expect(other.modalPresentationStyle == .fullScreen)
  }
}

@MainActor private final class AdaptingDelegate: AdaptivePresentationControllerDelegate {
  var style = ModalPresentationStyle.none
  var controller: ViewController?
  var asked = 0
  weak var prepared: PresentationController?

  func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle {
    asked += 1
    return style
  }

  func presentationController(
    _ controller: PresentationController,
    viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
  ) -> ViewController? { self.controller }

  func presentationController(
    _ presentationController: PresentationController,
    prepare adaptivePresentationController: PresentationController
  ) { prepared = adaptivePresentationController }
}

@MainActor private final class TraitsDelegate: AdaptivePresentationControllerDelegate {
  var traits: TraitCollection?
  var styles: [ModalPresentationStyle] = []

  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    traits = traitCollection
    return .formSheet
  }

  func presentationController(
    _ presentationController: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: (any ViewControllerTransitionCoordinator)?
  ) { styles.append(style) }
}

import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of presentation controllers that belong to an ancestor, and of their container view.
@MainActor @Suite(.serialized) struct PresentationAncestorTests {
  private let stage = Stage(size: Size(width: 800, height: 600))
  private let root = ViewController()
  private let transitions = DecoratingTransitions()

  init() {
    stage.window.rootViewController = root
    stage.render()
  }

  private func family() -> (container: ViewController, child: ViewController) {
    let (container, child) = (ViewController(), ViewController())
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    return (container, child)
  }

  @Test("A child has the popover in which its parent is presented")
  func popover() {
    let (container, child) = family()
    container.modalPresentationStyle = .popover
    container.popoverPresentationController?.sourceView = root.view
    #expect(child.popoverPresentationController == nil)
    root.present(container, animated: false)
    #expect(child.popoverPresentationController != nil)
    #expect(child.popoverPresentationController === container.popoverPresentationController)
    root.dismiss(animated: false)
    #expect(child.popoverPresentationController == nil)
  }

  @Test("A child has the sheet in which its parent is presented")
  func sheet() {
    let (container, child) = family()
    container.modalPresentationStyle = .pageSheet
    root.present(container, animated: false)
    #expect(child.sheetPresentationController != nil)
    #expect(child.sheetPresentationController === container.sheetPresentationController)
    root.dismiss(animated: false)
  }

  @Test("Views that are added as the transition begins are below the presented view")
  func decorations() {
    let controller = ViewController()
    controller.transitioningDelegate = transitions
    controller.modalPresentationStyle = .custom
    root.present(controller, animated: false)
    let views = controller.view.superview?.subviews ?? []
    #expect(views.contains { $0.tag == DecoratingPresentation.tag })
    #expect(views.last === controller.view)
    root.dismiss(animated: false)
  }
}

private final class DecoratingTransitions: ViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    DecoratingPresentation(presentedViewController: presented, presenting: presenting)
  }
}

private final class DecoratingPresentation: PresentationController {
  static let tag = 7
  override func presentationTransitionWillBegin() {
    let decoration = View(frame: containerView?.bounds ?? .zero)
    decoration.tag = Self.tag
    containerView?.addSubview(decoration)
  }
}

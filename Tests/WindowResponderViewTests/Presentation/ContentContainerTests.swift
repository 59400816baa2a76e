import ResponderTestKit
import Testing

@testable import WindowResponder

private final class Card: PresentationController {
  var sizes: [Size] = []
  override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    sizes.append(size)
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size { Size(width: parentSize.width / 2, height: 100) }
}

private final class Cards: ViewControllerTransitioningDelegate {
  var made: Card?
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    made = Card(presentedViewController: presented, presenting: presenting)
    return made
  }
}

private final class Told: ViewController {
  var sizes: [Size] = []
  override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    sizes.append(size)
    super.viewWillTransition(to: size, with: coordinator)
  }
}

@MainActor @Suite(.serialized) struct ContentContainerTests {
  let stage = Stage(size: Size(width: 600, height: 400))
  private let root = ViewController()

  init() {
    stage.window.rootViewController = root
    stage.render()
  }

  @Test(
    "What presents a controller hears of another size first, and says which one the controller has")
  func presentation() {
    let (cards, told) = (Cards(), Told())
    told.modalPresentationStyle = .custom
    told.transitioningDelegate = cards
    root.present(told, animated: false)
    stage.render()
    stage.resize(to: Size(width: 800, height: 500))
    stage.render()
    #expect(cards.made?.sizes == [Size(width: 800, height: 500)])
    #expect(told.sizes == [Size(width: 400, height: 100)])
    #expect(cards.made?.preferredContentSize == told.preferredContentSize)
  }

  @Test("A low window has a sheet at the bottom that prefers it")
  func lowSheet() {
    stage.resize(to: Size(width: 900, height: 400))
    let sheet = ViewController()
    sheet.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    root.present(sheet, animated: false)
    stage.render()
    #expect(sheet.view.convert(sheet.view.bounds, to: nil).maxY == 400)
    root.dismiss(animated: false)
    let other = ViewController()
    root.present(other, animated: false)
    stage.render()
    #expect(other.view.convert(other.view.bounds, to: nil).maxY < 400)
  }

  @Test("A popover belongs to a view or a button of a bar, whichever was named last")
  func sourceItem() {
    let bubble = ViewController()
    bubble.modalPresentationStyle = .popover
    let popover = bubble.popoverPresentationController
    let (view, item) = (View(), BarButtonItem())
    popover?.sourceItem = view
    #expect(popover?.sourceView === view && popover?.barButtonItem == nil)
    popover?.sourceItem = item
    #expect(popover?.sourceView == nil && popover?.barButtonItem === item)
    #expect(popover?.sourceItem === item)
  }

  @Test("A popover that becomes a sheet has the heights that it was given for that")
  func adaptiveSheet() {
    final class Sheets: PopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: PresentationController
      ) -> ModalPresentationStyle { .formSheet }
    }
    stage.resize(to: Size(width: 400, height: 600))
    let (bubble, sheets) = (ViewController(), Sheets())
    bubble.modalPresentationStyle = .popover
    let sheet = bubble.popoverPresentationController?.adaptiveSheetPresentationController
    sheet?.detents = [.custom { _ in 200 }]
    bubble.presentationController?.delegate = sheets
    root.present(bubble, animated: false)
    stage.render()
    #expect(bubble.presentationController === sheet)
    #expect(bubble.view.convert(bubble.view.bounds, to: nil).minY == 400)
  }
}

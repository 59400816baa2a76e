import ResponderTestKit
import TestScenes

@testable import WindowResponder

/// A stage with a card that has an edit menu.
@MainActor final class MenuScene {
  let stage: Stage
  let card: EditCard
  let log = Log()
  let interaction: EditMenuInteraction
  let delegate = EditDelegate()

  init(size: Size = Size(width: 400, height: 500)) {
    stage = Stage(size: size)
    card = EditCard(log: log)
    card.frame = Rect(x: 100, y: 150, width: 200, height: 100)
    interaction = EditMenuInteraction(delegate: delegate)
    card.addInteraction(interaction)
    stage.window.addSubview(card)
  }

  var menu: StagePopup? { stage.popups.last }

  /// Opens the edit menu with the secondary button of the pointer.
  func rightClick(at location: Point = Point(x: 150, y: 180)) {
    stage.click(at: location, button: .secondary)
  }

  /// Opens the edit menu with a long press of a touch.
  func longPress(at location: Point = Point(x: 150, y: 180)) {
    stage.touchDown(at: location)
    stage.frame()
    stage.advance(by: 0.6)
    stage.touchUp()
    stage.frame()
  }
}

/// A view that logs the commands copy, paste and select all.
final class EditCard: View, CopyAction, PasteAction, SelectAllAction {
  let log: Log
  var allowed: Set<Selector> = [.copy, .paste]
  var sender: Any?
  /// Called when a command is validated.
  var onValidate: ((Command) -> Void)?

  init(log: Log) {
    self.log = log
    super.init(frame: .zero)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allowed.contains(action)
  }

  override func validate(_ command: Command) { onValidate?(command) }

  func copy(_ sender: Any?) {
    self.sender = sender
    log.add("copy")
  }
  func paste(_ sender: Any?) { log.add("paste") }
  func selectAll(_ sender: Any?) { log.add("select all") }
}

/// A delegate that provides menus, and logs their presentation and dismissal.
final class EditDelegate: EditMenuInteractionDelegate {
  var menu: (([MenuElement]) -> Menu?)?
  var rect: Rect?
  var heard: [String] = []

  func editMenuInteraction(
    _ interaction: EditMenuInteraction, menuFor configuration: EditMenuConfiguration,
    suggestedActions: [MenuElement]
  ) -> Menu? { menu?(suggestedActions) }

  func editMenuInteraction(
    _ interaction: EditMenuInteraction, targetRectFor configuration: EditMenuConfiguration
  ) -> Rect { rect ?? Rect(origin: configuration.sourcePoint, size: .zero) }

  func editMenuInteraction(
    _ interaction: EditMenuInteraction, willPresentMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating
  ) {
    heard.append("present")
    animator.addCompletion { [weak self] in self?.heard.append("presented") }
  }

  func editMenuInteraction(
    _ interaction: EditMenuInteraction, willDismissMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating
  ) {
    heard.append("dismiss")
    animator.addCompletion { [weak self] in self?.heard.append("dismissed") }
  }
}

import Widgets

/// The field that pages are searched with. While it is edited the arrow keys up and down go from page to
/// page.
final class PageSearchField: SearchField {
  /// Called when an arrow key asks for the next page (1) or the page before (-1).
  var onStep: (_ step: Int) -> Void = { _ in }

  override var keyCommands: [KeyCommand]? {
    [(KeyCommand.inputDownArrow, 1), (KeyCommand.inputUpArrow, -1)].map { input, step in
      let command = KeyCommand(input: input) { [weak self] _ in self?.onStep(step) }
      command.wantsPriorityOverSystemBehavior = true
      return command
    }
  }
}

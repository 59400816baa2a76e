import Widgets

/// A search field for pages. During editing, the arrow keys up and down move between pages.
final class PageSearchField: SearchField {
  /// A closure that is called when an arrow key requests the next page (1) or the previous one (-1).
  var onStep: (_ step: Int) -> Void = { _ in }

  override var keyCommands: [KeyCommand]? {
    [(KeyCommand.inputDownArrow, 1), (KeyCommand.inputUpArrow, -1)].map { input, step in
      let command = KeyCommand(input: input) { [weak self] _ in self?.onStep(step) }
      command.wantsPriorityOverSystemBehavior = true
      return command
    }
  }
}

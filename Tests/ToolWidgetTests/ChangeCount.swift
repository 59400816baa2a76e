import Widgets

/// A counter of the events of a control.
@MainActor final class ChangeCount {
  private(set) var changes = 0
  private(set) var primaries = 0

  init(_ control: Control) {
    control.addAction(Action { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
    control.addAction(
      Action { [weak self] _ in self?.primaries += 1 }, for: .primaryActionTriggered)
  }
}

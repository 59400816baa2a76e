import Widgets

/// A counter of the value changes that a control sends.
@MainActor final class ChangeLog {
  private(set) var count = 0

  func listen(to control: Control, for events: Control.Events = .valueChanged) {
    control.addAction(Action { [weak self] _ in self?.count += 1 }, for: events)
  }
}

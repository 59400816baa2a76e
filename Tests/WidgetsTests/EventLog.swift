import Widgets

/// A log of the events that a control sends.
@MainActor final class EventLog {
  private(set) var events: [Control.Events] = []
  /// The value of a slider at each change.
  private(set) var values: [Double] = []

  /// The number of times that the user has changed the value.
  var changes: Int { events.count }

  func listen(to control: Control) {
    control.addAction(
      Action { [weak self] action in
        self?.events.append(.valueChanged)
        if let slider = action.sender as? Slider { self?.values.append(slider.value) }
      }, for: .valueChanged)
  }
}

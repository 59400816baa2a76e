import ResponderPlatform

/// Turns gestures on touchpads into events, and sees to it that each one that began comes to an
/// end.
///
/// All of a gesture goes to the window it began in, as an ``Event`` of type
/// ``Event/EventType/transform``; every step is an event of its own.
@MainActor final class TouchpadTracker {
  private unowned let application: Application
  /// The gesture of each seat that is not over, by its newest step.
  private var live: [Int: Live] = [:]

  private struct Live {
    weak var window: Window?
    /// In window coordinates.
    var location: Point
    var change: TouchpadChange
  }

  init(application: Application) {
    self.application = application
  }

  func handle(_ gesture: TouchpadGesture) {
    let phase = gesture.change.phase
    if phase == .began {
      cancel(seat: gesture.seat, at: gesture.timestamp)
      guard let window = application.window(for: gesture.surface) else { return }
      live[gesture.seat] = Live(
        window: window, location: window.fromSurface(gesture.location), change: gesture.change)
    }
    // It began elsewhere, or was cancelled: no view gets it.
    guard var step = live[gesture.seat] else { return }
    step.change = gesture.change
    live[gesture.seat] = phase.isOver ? nil : step
    send(step, at: gesture.timestamp)
  }

  /// Ends a seat's gesture as cancelled.
  func cancel(seat: Int, at time: Double) {
    guard var step = live.removeValue(forKey: seat) else { return }
    step.change = step.change.cancelled(at: time)
    send(step, at: time)
  }

  /// Ends every gesture as cancelled.
  func cancelAll(at time: Double) {
    for seat in live.keys.sorted() { cancel(seat: seat, at: time) }
  }

  /// Ends the gestures of a window that goes.
  func cancel(in window: Window, at time: Double) {
    for seat in live.keys.sorted() where live[seat]?.window === window {
      cancel(seat: seat, at: time)
    }
  }

  private func send(_ step: Live, at time: Double) {
    guard let window = step.window else { return }
    let event = Event(type: .transform, timestamp: time)
    event.touchpad = step.change
    event.pointerLocation = step.location
    event.window = window
    event.modifierFlags = application.modifiers
    application.sendEvent(event)
  }
}

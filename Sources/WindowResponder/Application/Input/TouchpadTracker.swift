import ResponderPlatform
import ResponderRuntime
import ResponderSystem

/// An object that turns gestures on touchpads into events, and ends each gesture that began.
///
/// All events of a gesture go to the window in which it began, as an ``Event`` of type
/// ``Event/EventType/transform``. Every step is an event of its own.
@MainActor final class TouchpadTracker {
  private unowned let application: Application
  /// The current gesture of each seat, with its newest step.
  private var live: [Int: Live] = [:]

  private struct Live {
    @BackLink var window: Window?
    /// The location in window coordinates.
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
        window: BackLink(window), location: window.fromSurface(gesture.location),
        change: gesture.change)
    }
    // The gesture began outside of the windows, or was cancelled. No view receives it.
    guard var step = live[gesture.seat] else { return }
    step.change = gesture.change
    live[gesture.seat] = phase.isOver ? nil : step
    send(step, at: gesture.timestamp)
  }

  /// Cancels a seat's gesture.
  func cancel(seat: Int, at time: Double) {
    guard var step = live.removeValue(forKey: seat) else { return }
    step.change = step.change.cancelled(at: time)
    send(step, at: time)
  }

  /// Cancels every gesture.
  func cancelAll(at time: Double) {
    for seat in live.keys.ordered() { cancel(seat: seat, at: time) }
  }

  /// Cancels the gestures of a window that closes.
  func cancel(in window: Window, at time: Double) {
    for seat in live.keys.ordered() where live[seat]?.window === window {
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

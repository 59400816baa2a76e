/// The limits by which touches are understood, each settable.
///
/// They belong to the application: ``Application/interactionSettings``.
public struct InteractionSettings: Hashable, Sendable {
  /// How long after the end of a touch the next may begin to count as a further tap, in seconds.
  public var tapInterval = 0.35
  /// How far from the last touch's end the next may begin to count as a further tap by a finger, in
  /// points.
  public var tapDistance = 40.0
  /// The same for a pointer, which is more exact, in points.
  public var pointerTapDistance = 5.0
  /// How far outside its bounds a control still counts a finger that it tracks as inside, in points.
  public var touchTrackingMargin = 70.0
  /// The same for a pointer, in points.
  public var pointerTrackingMargin = 0.0

  /// Creates the settings as they are when a program starts.
  public init() {}
}

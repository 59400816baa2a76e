/// The limits that decide when a movement of the device is a shake.
///
/// They are a property of the application: ``Application/motionSettings``. A shake is a movement back and
/// forth: strong accelerations in opposite directions, a few times in quick succession. The acceleration is
/// measured without gravity.
public struct MotionSettings: Hashable, Sendable {
  /// The rate at which the accelerometer is read while a responder uses motion, in readings per second. The
  /// default is 50.
  public var readingsPerSecond = 50.0
  /// The minimum acceleration of a shake, in m/s². Walking with the device stays below 6. The default is 9.
  public var shakeThreshold = 9.0
  /// The acceleration below which the device counts as still, in m/s². It should be well below
  /// ``shakeThreshold``, so that the turning points of a shake do not end it. The default is 4.
  public var stillThreshold = 4.0
  /// The number of changes of direction that make a movement a shake. The default is 3.
  public var reversals = 3
  /// The maximum time for the ``reversals``, in seconds. The default is 1.2.
  public var shakeWindow = 1.2
  /// The minimum time between two changes of direction, in seconds. The vibration after a bump changes
  /// faster. The default is 0.04.
  public var shortestSwing = 0.04
  /// The maximum time between two changes of direction, in seconds. The default is 0.4.
  public var longestSwing = 0.4
  /// The time that the device must be still to end the shake, in seconds. The default is 0.25.
  public var stillInterval = 0.25
  /// The maximum duration of a shake, in seconds. A longer one is cancelled, because no hand causes it. The
  /// default is 3.
  public var longestShake = 3.0
  /// The time constant with which changes of the direction of gravity are followed, in seconds. The default
  /// is 0.8.
  public var gravityInterval = 0.8

  /// Creates the default settings.
  public init() {}
}

/// The state of a pen that a robot holds, in points of the window.
package struct RobotPen: Hashable, Sendable {
  /// A button of the pen.
  package enum Button: Hashable, Sendable { case lower, upper }

  package var x = 0.0
  package var y = 0.0
  /// The pressure of the tip, and its distance from the screen, from 0 to 1.
  package var pressure = 0.0
  package var distance = 0.5
  /// The tilt to the right, in degrees.
  package var lean = 0.0
  package var isNear = false
  package var isDown = false
  package var isEraser = false
  package var button: Button?

  package init() {}
}

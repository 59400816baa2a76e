/// A pen as a robot holds it: in points of the window.
package struct RobotPen: Hashable, Sendable {
  /// What is pressed on it.
  package enum Button: Hashable, Sendable { case lower, upper }

  package var x = 0.0
  package var y = 0.0
  /// How hard its tip is pressed, and how far away it is, from 0 to 1.
  package var pressure = 0.0
  package var distance = 0.5
  /// How far it leans to the right, in degrees.
  package var lean = 0.0
  package var isNear = false
  package var isDown = false
  package var isEraser = false
  package var button: Button?

  package init() {}
}

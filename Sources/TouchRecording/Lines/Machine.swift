/// The machine and the software that runs on it.
package struct Machine: Hashable, Sendable {
  /// The machine's maker and model, as the firmware states them.
  package var model: String
  /// The kernel's name and version.
  package var kernel: String
  /// The name of the compositor, or an empty string if it is unknown.
  package var compositor: String
  /// The name and version of the program that recorded.
  package var program: String

  /// Creates a description.
  package init(
    model: String = "", kernel: String = "", compositor: String = "", program: String = ""
  ) {
    self.model = model
    self.kernel = kernel
    self.compositor = compositor
    self.program = program
  }
}

/// The machine and what runs on it.
package struct Machine: Hashable, Sendable {
  /// The machine's maker and model, as the firmware says it.
  package var model: String
  /// The kernel's name and version.
  package var kernel: String
  /// The compositor's name; empty where it is not known.
  package var compositor: String
  /// The program that recorded, with its version.
  package var program: String

  /// Describes a machine.
  package init(
    model: String = "", kernel: String = "", compositor: String = "", program: String = ""
  ) {
    self.model = model
    self.kernel = kernel
    self.compositor = compositor
    self.program = program
  }
}

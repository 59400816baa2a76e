// Containers have initializers other than `ViewController.init(nibName:bundle:)`, with which a metatype of a
// controller would create them.

extension SplitViewController: PlainCreating {
  package static func createPlain() -> AnyObject { create() }
}

extension SplitViewController {
  @_silgen_name("wr_create_split_controller")
  convenience init(created: Void) { self.init() }

  /// Creates a controller of the class that the method is called on. See `Creation`.
  @_silgen_name("wr_create_split_controller")
  static func create() -> SplitViewController
}

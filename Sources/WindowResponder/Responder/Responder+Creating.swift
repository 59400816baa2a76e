extension Responder {
  @_silgen_name("wr_create_responder")
  convenience init(created: Void) { self.init() }

  /// Creates a responder of the class that the method is called on, by its `init()`. See `Creation.swift`.
  @_silgen_name("wr_create_responder")
  static func create() -> Responder
}

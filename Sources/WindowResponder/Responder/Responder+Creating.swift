extension Responder {
  @_silgen_name("wr_create_responder")
  convenience init(created: Void) { self.init() }

  /// Creates a responder of the class on which the method is called, by its `init()`. See `Creation.swift`.
  @_silgen_name("wr_create_responder")
  static func create() -> Responder
}

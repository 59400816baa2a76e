import ResponderRuntime

/// Returns the metadata of the inspector's class. The application finds the inspector by this function, where
/// the program is linked with it: see `ClassEntries.inspector`.
@_cdecl("wr_registered_inspector")
func registeredInspector() -> UnsafeRawPointer { ClassEntries.metadata(Inspector.self) }

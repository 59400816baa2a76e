import ResponderRuntime

/// Returns the metadata of the inspector's class. The application finds the inspector through this function
/// if the program is linked with this module. See `ClassEntries.inspector`.
@_cdecl("wr_registered_inspector")
func registeredInspector() -> UnsafeRawPointer { ClassEntries.metadata(Inspector.self) }
